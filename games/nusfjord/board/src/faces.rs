//! Faces of elders: hat, hair, beard and eyes told apart by the number of the card, drawn in lines like everything of wood.

/// So much of a face is the same for all.
const HEAD: &str = "<path class=\"fc\" d=\"M18 26V40C18 52 25 59 32 59S46 52 46 40V26Z\"/>\
<path class=\"fl\" d=\"M32 37L30 45H34M27 51Q32 54 37 51\"/>";

/// Woollen cap, sou'wester, broad hat, scarf, bare head with curls.
const HATS: [&str; 5] = [
    "<path class=\"ft\" d=\"M16 28C16 12 24 8 32 8S48 12 48 28Z\"/><path class=\"fl\" d=\"M16 28H48V23H16ZM32 8V4\"/>",
    "<path class=\"ft\" d=\"M19 24C19 12 25 8 32 8S45 12 45 24L54 31Q32 22 10 31Z\"/><path class=\"fl\" d=\"M19 24Q32 18 45 24\"/>",
    "<path class=\"ft\" d=\"M8 27Q32 19 56 27L46 22C46 12 40 9 32 9S18 12 18 22Z\"/><path class=\"fl\" d=\"M18 21Q32 16 46 21\"/>",
    "<path class=\"ft\" d=\"M14 48C12 20 18 8 32 8S52 20 50 48L45 34C44 26 40 22 32 22S20 26 19 34Z\"/><path class=\"fl\" d=\"M28 60L32 56L36 60\"/>",
    "<path class=\"ft\" d=\"M15 34C10 14 22 8 32 8S54 14 49 34C47 26 45 22 40 20Q32 24 24 20C19 22 17 26 15 34Z\"/>",
];

/// Full beard, goatee, moustache, none with cheeks, long beard.
const BEARDS: [&str; 5] = [
    "<path class=\"fb\" d=\"M18 42C18 56 26 63 32 63S46 56 46 42C42 48 38 47 32 47S22 48 18 42Z\"/><path class=\"fl\" d=\"M28 52Q32 54 36 52\"/>",
    "<path class=\"fb\" d=\"M27 54H37L32 65Z\"/>",
    "<path class=\"fb\" d=\"M32 46Q25 45 22 51Q29 52 32 49Q35 52 42 51Q39 45 32 46Z\"/>",
    "<path class=\"fl\" d=\"M21 45Q23 48 25 46M39 46Q41 48 43 45\"/>",
    "<path class=\"fb\" d=\"M18 40L22 60L32 72L42 60L46 40C42 48 38 47 32 47S22 48 18 40Z\"/><path class=\"fl\" d=\"M27 55V62M37 55V62M32 58V66\"/>",
];

/// Open, laughing, behind glasses, under heavy brows.
const EYES: [&str; 4] = [
    "<path class=\"fl\" d=\"M25 34V36M39 34V36M22 30H28M36 30H42\"/>",
    "<path class=\"fl\" d=\"M22 35Q25 32 28 35M36 35Q39 32 42 35\"/>",
    "<path class=\"fl\" d=\"M21 35A4 4 0 1 0 29 35A4 4 0 1 0 21 35M35 35A4 4 0 1 0 43 35A4 4 0 1 0 35 35M29 34H35\"/>",
    "<path class=\"fb\" d=\"M20 29L29 31L28 33L20 32ZM44 29L35 31L36 33L44 32Z\"/><path class=\"fl\" d=\"M25 35V37M39 35V37\"/>",
];

/// A face of its own for each elder; `seed` is the place among the elders.
pub fn face(seed: usize) -> String {
    // Five and four have no common factor: twenty elders differ by hat and eyes alone.
    let (hat, eyes) = (HATS[seed % HATS.len()], EYES[seed % EYES.len()]);
    let beard = BEARDS[(seed / 2 + seed % 3) % BEARDS.len()];
    format!(
        "<svg class=\"nf-face\" viewBox=\"0 0 64 74\" width=\"64\" height=\"74\" aria-hidden=\"true\">{HEAD}{beard}{eyes}{hat}</svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::face;

    #[test]
    fn no_two_elders_look_alike() {
        let faces: std::collections::BTreeSet<String> = (0..18).map(face).collect();
        assert_eq!(faces.len(), 18);
    }
}
