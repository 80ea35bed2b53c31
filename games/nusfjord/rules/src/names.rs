//! The names of the cards. They are facts of the printed game, unlike costs and abilities, so they are fixed here:
//! notation, records and language files rest on them, whatever edition is played.

macro_rules! names {
    ($keys:ident, $ids:ident, $prefix:literal, $($key:literal)*) => {
        /// Keys in the order of their numbers.
        pub const $keys: &[&str] = &[$($key),*];
        /// Ids of the messages that hold the translated names, in the same order.
        pub const $ids: &[&str] = &[$(concat!($prefix, $key)),*];
    };
}

names! { BUILDING_KEYS, BUILDING_NAMES, "nusfjord-building-",
    // Herring
    "boathouse" "boatbuilder" "fish-stand" "yard" "pier-house" "forest-lake-hut" "arboretum"
    "village-center" "raftbuilder" "foresters-house" "slipway" "wet-storage" "portal" "joinery"
    "anglers-house" "fishers-house" "shipping-office" "theater"
    "parish-house" "trading-house" "resource-trade" "wood-trade" "dairy" "town-hall" "sawmill"
    "seafaring-society" "lighthouse" "ship-holding-co" "residential-home" "boatcarver"
    "boardwalk" "shipping-lane" "wharf" "fish-market" "market-hall" "retirement-home" "fortress" "castle"
    "aquarium" "village-church" "harbor-installation" "swing-net-fishery" "manor" "small-forest-castle"
    // Mackerel
    "bird-colony" "workers-cottage" "fishers-cottage" "fish-trade" "foresters-cottage" "loggers-pond"
    "youth-center" "youth-hostel" "net-pen" "laborer-square" "rigging-workshop" "supply-storage" "clearing"
    "building-company" "chiefs-house" "purveyor" "cold-storage" "stock-management"
    "poor-house" "smoking-cottage" "ship-broker" "water-tower" "sailors-home" "driftwood-rafting"
    "rangers-office" "stilt-house" "whaling-station" "manufacture" "residence" "play-house"
    "bank-center" "nursery" "longhouse" "fishhouse" "shipping-museum" "depot" "boarding-house" "harbor-gate"
    "market-tower" "inshore-fishery" "chancellery" "rich-forest" "renting-service" "docking-harbor"
    // Cod
    "forest-storage" "holiday-resort" "refuge" "head-office" "office" "construction-yard" "forestry"
    "woodcarver" "collection-point" "cooperage" "forest-hut" "wood-exchange" "cooling-house" "hideaway"
    "reserve-depot" "holding-company" "park-lodge" "haulage-firm"
    "dockhouse" "harbor-park" "rathskeller" "harbor-area" "stockfishery" "pond-hut" "customs-area"
    "boat-hall" "wood-shipping-co" "forest-admin" "club" "villa"
    "hermitage" "repair-hall" "bank" "extension" "dock" "carver" "ballroom" "fishery" "church"
    "codfish-farm" "forest-home" "beach-hostel" "fish-oil-cookery" "administration"
}

names! { ELDER_KEYS, ELDER_NAMES, "nusfjord-elder-",
    "developer" "shipwright" "forester" "storekeeper" "broker" "merchant" "builder" "boatswain" "lumberjack"
    "fishmonger" "banker" "councilor" "carpenter" "skipper" "trader" "harbor-master" "net-maker" "innkeeper"
}
