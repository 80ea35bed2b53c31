//! The table that fits what was learned: least squares with a ridge penalty, by conjugate gradients
//! (Hestenes & Stiefel 1952), without ever writing the matrix down.

/// Something to be learned: features, and what they should add up to.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// What the features together should say.
    pub off: f32,
    /// Each feature once, ascending, and how much there is of it.
    features: Vec<(u32, f32)>,
}

impl Lesson {
    /// A lesson about several sets of features, each with its share.
    pub fn new(off: f32, sets: &[(f32, &[(u32, f32)])]) -> Lesson {
        let features =
            sets.iter().flat_map(|&(share, set)| set.iter().map(move |&(m, much)| (m, share * much)));
        let mut features: Vec<_> = features.collect();
        features.sort_unstable_by_key(|&(feature, _)| feature);
        features.dedup_by(|later, first| {
            let same = later.0 == first.0;
            if same {
                first.1 += later.1;
            }
            same
        });
        features.retain(|&(_, much)| much != 0.0);
        Lesson { off, features }
    }

    /// What a table says.
    pub fn known(&self, table: &[f32]) -> f32 {
        self.features.iter().map(|&(feature, much)| much * table[feature as usize]).sum()
    }

    /// The same for a finer table.
    fn said(&self, table: &[f64]) -> f64 {
        self.features.iter().map(|&(feature, much)| f64::from(much) * table[feature as usize]).sum()
    }

    /// Adds so much of the lesson's features to a table.
    fn add(&self, much: f64, to: &mut [f64]) {
        for &(feature, share) in &self.features {
            to[feature as usize] += much * f64::from(share);
        }
    }
}

/// More steps than these change nothing any more.
const STEPS: usize = 80;

/// The table for which the squares of what the lessons are off by, and `ridge` times the squares of its changes from
/// `table`, add up to least.
pub fn fit(lessons: &[Lesson], table: &[f32], ridge: f32) -> Vec<f32> {
    let ridge = f64::from(ridge);
    // How firmly every feature is held: dividing by it makes all features alike, and the way short.
    let mut hold = vec![ridge; table.len()];
    let mut residue = vec![0.0; table.len()];
    for lesson in lessons {
        lesson.add(f64::from(lesson.off - lesson.known(table)), &mut residue);
        for &(feature, much) in &lesson.features {
            hold[feature as usize] += f64::from(much * much);
        }
    }
    let product = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    let eased = |residue: &[f64]| -> Vec<f64> { residue.iter().zip(&hold).map(|(r, h)| r / h).collect() };
    let mut change = vec![0.0; table.len()];
    let mut way = eased(&residue);
    let mut size = product(&residue, &way);
    let least = 1e-9 * size;
    for _ in 0..STEPS {
        if size <= least {
            break;
        }
        let mut ahead: Vec<f64> = way.iter().map(|step| ridge * step).collect();
        for lesson in lessons {
            lesson.add(lesson.said(&way), &mut ahead);
        }
        let stride = size / product(&way, &ahead);
        change.iter_mut().zip(&way).for_each(|(change, step)| *change += stride * step);
        residue.iter_mut().zip(&ahead).for_each(|(residue, ahead)| *residue -= stride * ahead);
        let easier = eased(&residue);
        let before = std::mem::replace(&mut size, product(&residue, &easier));
        way.iter_mut().zip(easier).for_each(|(way, easier)| *way = easier + size / before * *way);
    }
    table.iter().zip(change).map(|(&number, change)| number + change as f32).collect()
}
