//! Path data: one decimal, no needless zeros, relative steps.

use super::point::Point;

/// A number with one decimal at most: `3`, `-.5`, `12.4`.
pub fn num(value: f64) -> String {
    let mut out = String::new();
    write_tenths(&mut out, tenths(value));
    out
}

fn tenths(value: f64) -> i64 {
    (value * 10.0).round() as i64
}

fn write_tenths(out: &mut String, tenths: i64) {
    if tenths < 0 {
        out.push('-');
    }
    let (whole, part) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    if whole > 0 || part == 0 {
        out.push_str(&whole.to_string());
    }
    if part > 0 {
        out.push('.');
        out.push(char::from(b'0' + part as u8));
    }
}

/// Path data in the making.
#[derive(Clone, Debug, Default)]
pub struct Pen {
    data: String,
    at: (i64, i64),
    /// Does a number stand last? Then the next one needs a space or a minus sign between.
    after_number: bool,
}

impl Pen {
    /// An empty path.
    pub fn new() -> Pen {
        Pen::default()
    }

    /// Has nothing been drawn?
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// The data, for a `d` attribute.
    pub fn finish(self) -> String {
        self.data
    }

    fn command(&mut self, letter: char) {
        self.data.push(letter);
        self.after_number = false;
    }

    fn number(&mut self, tenths: i64) {
        if self.after_number && tenths >= 0 {
            self.data.push(' ');
        }
        write_tenths(&mut self.data, tenths);
        self.after_number = true;
    }

    fn pair(&mut self, (x, y): (i64, i64)) {
        self.number(x);
        self.number(y);
    }

    /// Lifts the pen and sets it down at `p`.
    pub fn move_to(&mut self, p: Point) -> &mut Pen {
        self.at = (tenths(p.x), tenths(p.y));
        self.command('M');
        self.pair(self.at);
        self
    }

    /// A polyline; a closed one is joined back to its start.
    pub fn line(&mut self, points: &[Point], closed: bool) -> &mut Pen {
        let Some((&first, rest)) = points.split_first() else { return self };
        self.move_to(first);
        let mut begun = false;
        for p in rest {
            let next = (tenths(p.x), tenths(p.y));
            let step = (next.0 - self.at.0, next.1 - self.at.1);
            if step == (0, 0) {
                continue;
            }
            if !begun {
                self.command('l');
                begun = true;
            }
            self.pair(step);
            self.at = next;
        }
        if closed {
            self.command('z');
        }
        self
    }

    /// A relative quadratic curve by way of `control` to `end`. The pen does not keep its place: move it afterwards.
    pub fn curve(&mut self, control: Point, end: Point) -> &mut Pen {
        self.command('q');
        self.pair((tenths(control.x), tenths(control.y)));
        self.pair((tenths(end.x), tenths(end.y)));
        self
    }

    /// A relative curve that goes on smoothly from the last one.
    pub fn curve_on(&mut self, end: Point) -> &mut Pen {
        self.command('t');
        self.pair((tenths(end.x), tenths(end.y)));
        self
    }

    /// A carved stroke: `width` thick at `from`, a point at `to`.
    pub fn taper(&mut self, from: Point, to: Point, width: f64) -> &mut Pen {
        let half = (to - from).unit().left() * (width / 2.0);
        self.line(&[from - half, to, from + half], true)
    }
}

/// Path data of closed polygons.
pub fn closed<'a>(polygons: impl IntoIterator<Item = &'a [Point]>) -> String {
    drawn(polygons, true)
}

/// Path data of open lines.
pub fn open<'a>(lines: impl IntoIterator<Item = &'a [Point]>) -> String {
    drawn(lines, false)
}

fn drawn<'a>(lines: impl IntoIterator<Item = &'a [Point]>, closed: bool) -> String {
    let mut pen = Pen::new();
    for line in lines {
        pen.line(line, closed);
    }
    pen.finish()
}

#[cfg(test)]
mod tests {
    use super::super::point::point;
    use super::*;

    #[test]
    fn numbers_are_short() {
        let shown = [3.0, -0.5, 12.44, 0.04, -0.04, -7.96, 0.25].map(num);
        assert_eq!(shown, ["3", "-.5", "12.4", "0", "0", "-8", ".3"]);
    }

    #[test]
    fn a_minus_sign_parts_numbers_by_itself() {
        let d = closed([[point(1.0, -2.0), point(3.5, -2.0), point(3.5, 0.0)].as_slice()]);
        assert_eq!(d, "M1-2l2.5 0 0 2z");
    }

    /// Steps are differences of rounded places, so a long line ends exactly where its neighbour begins.
    #[test]
    fn rounding_does_not_add_up() {
        let line: Vec<_> = (0..=100).map(|i| point(f64::from(i) * 0.33, 0.0)).collect();
        let d = open([line.as_slice()]);
        let steps = d.split_once('l').expect("has steps").1;
        let sum: f64 = steps.split(' ').step_by(2).map(|n| n.parse::<f64>().expect("a number")).sum();
        assert!((sum - 33.0).abs() < 1e-9, "{sum}");
    }

    #[test]
    fn steps_too_short_to_see_are_left_out() {
        assert_eq!(open([[point(0.0, 0.0), point(0.01, 0.0), point(1.0, 0.0)].as_slice()]), "M0 0l1 0");
        assert_eq!(open([[point(0.0, 0.0), point(0.01, 0.0)].as_slice()]), "M0 0");
    }
}
