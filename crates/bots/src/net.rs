//! A two-layer network with rectified linear units and a skip connection: what an entity is worth by its inputs, where
//! adding up features would say too little.
//!
//! A network is a row of numbers, a group of the game's [learned values](crate::learned): the weights from each input to
//! every hidden unit, those from the hidden units to the output, and those of the skip connection.

/// Hidden units of a network.
pub const HIDDEN: usize = 16;

/// How many numbers make up a network for entities with so many inputs.
pub const fn size(inputs: usize) -> usize {
    inputs * HIDDEN + HIDDEN + inputs
}

/// A network as its parts.
struct Net<'a> {
    hidden: &'a [[f32; HIDDEN]],
    output: &'a [f32],
    skip: &'a [f32],
}

impl Net<'_> {
    /// The network for entities with so many inputs that a row begins with.
    fn of(row: &[f32], inputs: usize) -> Net<'_> {
        let (hidden, rest) = row[..size(inputs)].split_at(inputs * HIDDEN);
        let (output, skip) = rest.split_at(HIDDEN);
        Net { hidden: hidden.as_chunks().0, output, skip }
    }

    /// The hidden units after rectification, and the sum of the skip connection.
    #[inline]
    fn activate(&self, inputs: &[f32]) -> ([f32; HIDDEN], f32) {
        let (mut units, mut skipped) = ([0.0; HIDDEN], 0.0);
        for ((input, weights), skip) in inputs.iter().zip(self.hidden).zip(self.skip) {
            if *input != 0.0 {
                units.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += input * weight);
                skipped += input * skip;
            }
        }
        units.iter_mut().for_each(|unit| *unit = unit.max(0.0));
        (units, skipped)
    }
}

/// The output of the network that a row begins with.
#[inline]
pub fn value(row: &[f32], inputs: &[f32]) -> f32 {
    let net = Net::of(row, inputs.len());
    let (units, skipped) = net.activate(inputs);
    units.iter().zip(net.output).map(|(unit, weight)| unit * weight).sum::<f32>() + skipped
}

/// Adds `scale` times the gradient of the output by each of the network's numbers (backpropagation).
pub(crate) fn add_gradient(row: &[f32], inputs: &[f32], scale: f32, gradient: &mut [f32]) {
    let net = Net::of(row, inputs.len());
    let (units, _) = net.activate(inputs);
    let (hidden, rest) = gradient[..size(inputs.len())].split_at_mut(inputs.len() * HIDDEN);
    let (output, skip) = rest.split_at_mut(HIDDEN);
    let mut back = [0.0; HIDDEN];
    for (((back, unit), weight), slope) in back.iter_mut().zip(&units).zip(net.output).zip(output) {
        *slope += scale * unit;
        *back = if *unit > 0.0 { scale * weight } else { 0.0 };
    }
    for ((input, slopes), slope) in inputs.iter().zip(hidden.as_chunks_mut::<HIDDEN>().0).zip(skip) {
        if *input != 0.0 {
            slopes.iter_mut().zip(&back).for_each(|(slope, back)| *slope += input * back);
            *slope += scale * input;
        }
    }
}

#[cfg(test)]
mod tests {
    use dealer::Quick;
    use tabletop::Dealer;

    use super::*;

    const INPUTS: usize = 3;

    fn some(count: usize, dealer: &mut Quick) -> Vec<f32> {
        (0..count).map(|_| dealer.pick(2001) as f32 / 1000.0 - 1.0).collect()
    }

    #[test]
    fn a_unit_counts_only_above_nothing() {
        let mut row = [0.0; size(INPUTS)];
        // The first unit takes the first input, the second its contrary; the skip connection adds the last input.
        (row[0], row[1]) = (1.0, -1.0);
        (row[INPUTS * HIDDEN], row[INPUTS * HIDDEN + 1]) = (10.0, 3.0);
        row[size(INPUTS) - 1] = 0.5;
        assert_eq!(value(&row, &[2.0, 7.0, 0.0]), 20.0);
        assert_eq!(value(&row, &[-2.0, 7.0, 4.0]), 8.0);
    }

    #[test]
    fn gradients_are_what_small_changes_show() {
        let mut dealer = Quick::new(4);
        let row = some(size(INPUTS), &mut dealer);
        let inputs = [0.7, 0.0, -1.3];
        let mut slopes = vec![0.0; row.len()];
        add_gradient(&row, &inputs, 2.0, &mut slopes);
        for number in 0..row.len() {
            let at = |change: f32| {
                let mut row = row.clone();
                row[number] += change;
                2.0 * value(&row, &inputs)
            };
            let shown = (at(1e-3) - at(-1e-3)) / 2e-3;
            assert!((shown - slopes[number]).abs() < 0.01, "{number}: {shown}, {}", slopes[number]);
        }
        assert!(slopes.iter().filter(|slope| **slope != 0.0).count() > row.len() / 4);
    }
}
