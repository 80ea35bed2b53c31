//! A bot's choice depends only on what its seat may see.

use bots::laws::choices_ignore_secrets;

use crate::toys::TricksBot;

#[test]
fn other_hands_behind_the_same_view_change_no_choice() {
    assert!(choices_ignore_secrets::<TricksBot>("2p", &(), 20, (1, 100)) > 50);
    assert!(choices_ignore_secrets::<TricksBot>("4p", &(), 5, (1, 100)) > 20);
}
