//! Small networks: what a thing is worth by its looks, where adding up marks would say too little.
//!
//! A network has one layer of nodes, which hear of every look and speak up if it adds up to more than nothing, and ties
//! straight from the looks to what is said. It is a row of numbers, a chapter of the game's [lore](crate::lore).

/// Nodes of a network.
pub const NODES: usize = 16;

/// How many numbers make up a network for things with so many looks: the ties from each look to every node, those from
/// the nodes to what is said, and the straight ones.
pub const fn size(looks: usize) -> usize {
    looks * NODES + NODES + looks
}

/// A network as its parts.
struct Net<'a> {
    hears: &'a [[f32; NODES]],
    says: &'a [f32],
    straight: &'a [f32],
}

impl Net<'_> {
    /// The network for things with so many looks that a row begins with.
    fn of(row: &[f32], looks: usize) -> Net<'_> {
        let (hears, rest) = row[..size(looks)].split_at(looks * NODES);
        let (says, straight) = rest.split_at(NODES);
        Net { hears: hears.as_chunks().0, says, straight }
    }

    /// What the nodes hear, and what is said straight.
    #[inline]
    fn hear(&self, looks: &[f32]) -> ([f32; NODES], f32) {
        let (mut nodes, mut said) = ([0.0; NODES], 0.0);
        for ((look, ties), straight) in looks.iter().zip(self.hears).zip(self.straight) {
            if *look != 0.0 {
                nodes.iter_mut().zip(ties).for_each(|(node, tie)| *node += look * tie);
                said += look * straight;
            }
        }
        nodes.iter_mut().for_each(|node| *node = node.max(0.0));
        (nodes, said)
    }
}

/// What the network that a row begins with says of a thing.
#[inline]
pub fn says(row: &[f32], looks: &[f32]) -> f32 {
    let net = Net::of(row, looks.len());
    let (nodes, said) = net.hear(looks);
    nodes.iter().zip(net.says).map(|(node, tie)| node * tie).sum::<f32>() + said
}

/// Adds to `slopes` by how much what the network says would grow with each of its numbers, `much` times.
pub(crate) fn trace(row: &[f32], looks: &[f32], much: f32, slopes: &mut [f32]) {
    let net = Net::of(row, looks.len());
    let (nodes, _) = net.hear(looks);
    let (hears, rest) = slopes[..size(looks.len())].split_at_mut(looks.len() * NODES);
    let (says, straight) = rest.split_at_mut(NODES);
    let mut heard = [0.0; NODES];
    for (((heard, node), tie), slope) in heard.iter_mut().zip(&nodes).zip(net.says).zip(says) {
        *slope += much * node;
        *heard = if *node > 0.0 { much * tie } else { 0.0 };
    }
    for ((look, slopes), slope) in looks.iter().zip(hears.as_chunks_mut::<NODES>().0).zip(straight) {
        if *look != 0.0 {
            slopes.iter_mut().zip(&heard).for_each(|(slope, heard)| *slope += look * heard);
            *slope += much * look;
        }
    }
}

#[cfg(test)]
mod tests {
    use dealer::Quick;
    use tabletop::Dealer;

    use super::*;

    const LOOKS: usize = 3;

    fn some(count: usize, dealer: &mut Quick) -> Vec<f32> {
        (0..count).map(|_| dealer.pick(2001) as f32 / 1000.0 - 1.0).collect()
    }

    #[test]
    fn a_node_speaks_up_only_for_more_than_nothing() {
        let mut row = [0.0; size(LOOKS)];
        // The first node hears the first look, the second its contrary; straight ties add the last look.
        (row[0], row[1]) = (1.0, -1.0);
        (row[LOOKS * NODES], row[LOOKS * NODES + 1]) = (10.0, 3.0);
        row[size(LOOKS) - 1] = 0.5;
        assert_eq!(says(&row, &[2.0, 7.0, 0.0]), 20.0);
        assert_eq!(says(&row, &[-2.0, 7.0, 4.0]), 8.0);
    }

    #[test]
    fn slopes_are_what_small_changes_show() {
        let mut dealer = Quick::new(4);
        let row = some(size(LOOKS), &mut dealer);
        let looks = [0.7, 0.0, -1.3];
        let mut slopes = vec![0.0; row.len()];
        trace(&row, &looks, 2.0, &mut slopes);
        for number in 0..row.len() {
            let at = |change: f32| {
                let mut row = row.clone();
                row[number] += change;
                2.0 * says(&row, &looks)
            };
            let shown = (at(1e-3) - at(-1e-3)) / 2e-3;
            assert!((shown - slopes[number]).abs() < 0.01, "{number}: {shown}, {}", slopes[number]);
        }
        assert!(slopes.iter().filter(|slope| **slope != 0.0).count() > row.len() / 4);
    }
}
