//! Actions in words, for buttons and readers.

use tabletop::{Arg, Message, Seat};

use crate::{
    action::{Action, Deed},
    card::{Card, Elder},
    code::{Exchange, Instruction, Order},
    goods::Goods,
    harbor::{Harbor, Piece},
    say::{goods_list, hull_name},
    special::SHIP_GOLD,
    stack::Frame,
    state::Nusfjord,
};

impl Nusfjord {
    pub(crate) fn tell_action(&self, seat: Seat, action: Action) -> Message {
        let material = self.material.0;
        match action {
            Action::Work(deed) => self.tell_deed(material.plain(deed.task()), deed),
            Action::Carry(deed) => self.tell_deed(self.order_of(deed), deed),
            Action::Copy(deed) => Message::new("nusfjord-action-copy")
                .with("deed", self.tell_deed(material.plain(deed.task()), deed)),
            Action::Use(elder) => Message::new("nusfjord-action-use").with("elder", elder_name(elder)),
            Action::Pass => Message::new("nusfjord-action-pass"),
            Action::Trade(card, which) => self.tell_trade(card, which),
            Action::Sell(index) => self.tell_sale(index),
            Action::Once(card) => Message::new("nusfjord-action-once").with("card", card_name(card)),
            Action::End => Message::new("nusfjord-action-end"),
            Action::At(cell) => Message::new("nusfjord-action-at").with("cell", cell.to_string()),
            Action::OnTrack => Message::new("nusfjord-action-on-track"),
            Action::Fish(n) => Message::new("nusfjord-action-fish").with("n", n),
            Action::Now => Message::new("nusfjord-action-now"),
            Action::Skip => Message::new("nusfjord-action-skip"),
            Action::Times(n) => self.tell_times(n),
            Action::Pick(n) => self.tell_pick(n),
            Action::Forest(cell) => Message::new("nusfjord-action-forest").with("cell", cell.to_string()),
            Action::Upgrade(index) => Message::new("nusfjord-action-upgrade")
                .with("ship", piece_name(self.me(), index))
                .with("place", index + 1),
            Action::Exhibit => Message::new("nusfjord-action-exhibit"),
            Action::Let(elder) => Message::new("nusfjord-action-let").with("elder", elder_name(elder)),
            Action::Feed(slots) => {
                let fed = (0..5).filter(|slot| slots >> slot & 1 == 1);
                let fed = fed.filter_map(|slot| self.elder_at(self.harbor(seat), slot)).map(elder_name);
                Message::new("nusfjord-action-feed").with("elders", Arg::List(fed.collect()))
            }
            Action::Dividend(shares) => {
                let fed = self.all_seats().filter(|&holder| shares.at(holder) > 0).map(|holder| {
                    Message::new("nusfjord-action-dividend-to")
                        .with("holder", holder)
                        .with("n", shares.at(holder))
                        .into()
                });
                Message::new("nusfjord-action-dividend").with("shares", Arg::List(fed.collect()))
            }
        }
    }

    /// The order that an effect on the stack gives, or the plain action.
    fn order_of(&self, deed: Deed) -> &'static Order {
        let material = self.material.0;
        if let Frame::Run(run) = self.stack.top()
            && let Some(Instruction::Do(order)) = material.code.ops.get(usize::from(run.span.at))
        {
            let order = &material.code.orders[usize::from(*order)];
            if order.task == deed.task() {
                return order;
            }
        }
        material.plain(deed.task())
    }

    fn tell_deed(&self, order: &'static Order, deed: Deed) -> Message {
        match deed {
            Deed::Gold => Message::new("nusfjord-action-gold"),
            Deed::Transfer => Message::new("nusfjord-action-transfer"),
            Deed::Serve(plates) => Message::new("nusfjord-action-serve").with("plates", plates),
            Deed::Build(card) => Message::new("nusfjord-action-build")
                .with("card", card_name(card))
                .with("price", price(self.building_price(order, card))),
            Deed::Issue => Message::new("nusfjord-action-issue"),
            Deed::Buy => Message::new("nusfjord-action-buy").with("gold", self.share_price(order)),
            Deed::Clear(cell) => Message::new("nusfjord-action-clear").with("cell", cell.to_string()),
            Deed::Plant(cell) => Message::new("nusfjord-action-plant").with("cell", cell.to_string()),
            Deed::Thin => Message::new("nusfjord-action-thin"),
            Deed::Ship(hull, which) => {
                let printed = self.material.0.prices(order, hull).get(usize::from(which));
                let paid = self.ship_price(order, printed.copied().unwrap_or_default());
                Message::new("nusfjord-action-ship").with("ship", hull_name(hull)).with("price", price(paid))
            }
            Deed::Take(elder) => Message::new("nusfjord-action-take").with("elder", elder_name(elder)),
        }
    }

    fn tell_trade(&self, card: Card, which: u8) -> Message {
        let (give, get) = match self.material.0.building(card).exchanges.get(usize::from(which)) {
            Some(Exchange::Goods { give, get }) => (*give, *get),
            _ => (Goods::NONE, Goods::NONE),
        };
        Message::new("nusfjord-action-trade")
            .with("card", card_name(card))
            .with("give", goods_list(give))
            .with("get", goods_list(get))
    }

    fn tell_sale(&self, index: u8) -> Message {
        let gold = match self.me().track().get(usize::from(index)) {
            Some(Piece::Ship(hull)) => SHIP_GOLD[hull.kind() as usize],
            _ => 0,
        };
        Message::new("nusfjord-action-sell")
            .with("ship", piece_name(self.me(), index))
            .with("place", index.saturating_add(1))
            .with("gold", gold)
    }

    fn tell_times(&self, n: u8) -> Message {
        let swap = match self.stack.top() {
            Frame::Run(run) => self.material.0.code.ops.get(usize::from(run.span.at)),
            _ => None,
        };
        let (give, get) = match swap {
            Some(Instruction::Swap { give, get, .. }) => (give.times(n), get.times(n)),
            _ => (Goods::NONE, Goods::NONE),
        };
        Message::new("nusfjord-op-swap").with("give", goods_list(give)).with("get", goods_list(get))
    }

    fn tell_pick(&self, n: u8) -> Message {
        let code = &self.material.0.code;
        if let Frame::Run(run) = self.stack.top()
            && let Some(Instruction::Choose { first, count }) = code.ops.get(usize::from(run.span.at))
            && n < *count
        {
            let text = code.list_texts[usize::from(first + u16::from(n))].clone();
            return Message::new("nusfjord-action-pick").with("what", text);
        }
        Message::new("nusfjord-action-pick").with("what", i32::from(n) + 1)
    }
}

fn price(goods: Goods) -> Arg {
    if goods == Goods::NONE { Message::new("nusfjord-free").into() } else { goods_list(goods) }
}

fn card_name(card: Card) -> Arg {
    Arg::Key(card.name())
}

fn elder_name(elder: Elder) -> Arg {
    Arg::Key(elder.name())
}

fn piece_name(harbor: &Harbor, index: u8) -> Arg {
    match harbor.track().get(usize::from(index)) {
        Some(Piece::Ship(hull)) => hull_name(*hull),
        Some(Piece::House(card)) => card_name(*card),
        _ => Message::new("nusfjord-nothing").into(),
    }
}
