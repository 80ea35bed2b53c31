//! Bags.

use proptest::prelude::*;
use tabletop::Bag;

proptest! {
    #[test]
    fn tickets_are_handed_out_by_copies(copies in prop::array::uniform5(0..6u8)) {
        let bag = Bag::new(copies);
        let drawn: Vec<usize> = (0..u32::from(bag.len())).map(|ticket| bag.at(ticket)).collect();
        let listed: Vec<usize> = bag.iter().flat_map(|(kind, count)| vec![kind; count as usize]).collect();
        prop_assert_eq!(drawn, listed);
        prop_assert_eq!(bag.is_empty(), copies == [0; 5]);
    }

    #[test]
    fn what_is_taken_can_be_put_back(copies in prop::array::uniform5(0..6u8), ticket in any::<u32>()) {
        let full = Bag::new(copies);
        prop_assume!(!full.is_empty());
        let kind = full.at(ticket % u32::from(full.len()));
        let mut bag = full;
        bag.take(kind);
        prop_assert_eq!(bag.len() + 1, full.len());
        prop_assert_eq!(bag.copies(kind) + 1, full.copies(kind));
        bag.put(kind);
        prop_assert_eq!(bag, full);
    }
}
