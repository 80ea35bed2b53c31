//! What players learn from play.

use bots::learn::{Lesson, fit};

/// Lessons about three marks that weigh 2, -1 and 0.5, and never a word about a fourth.
#[test]
fn the_table_that_fits_is_found() {
    let truth = [2.0, -1.0, 0.5];
    let lesson = |number: u32| {
        let marks: Vec<_> = (0..3).map(|mark| (mark, ((number * (mark + 3)) % 7) as f32)).collect();
        let off = marks.iter().map(|&(mark, much)| much * truth[mark as usize]).sum();
        // Half of it from each of two sets: marks of the same name are added up.
        Lesson::new(off, &[(0.5, &marks), (0.5, &marks)])
    };
    let lessons: Vec<_> = (0..200).map(lesson).collect();
    let found = fit(&lessons, &[0.0, 0.0, 0.0, 9.0], 0.001);
    for (found, truth) in found.iter().zip([2.0, -1.0, 0.5, 9.0]) {
        assert!((found - truth).abs() < 0.01, "{found} is not {truth}");
    }
    // Who holds fast to what he knew learns little.
    let firm = fit(&lessons, &[0.0; 4], 1e9);
    assert!(firm.iter().all(|number| number.abs() < 0.01), "{firm:?}");
}
