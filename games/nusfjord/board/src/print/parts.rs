//! Small pieces of the printed table: text, lines of text, signs and rings at a place.

use std::fmt::Write as _;

use nusfjord::Goods;

use crate::signs::{shield, sign};

/// A whole `<svg>` at a place: of its own measures only the box of what it shows is kept.
pub fn at(drawn: &str, x: f64, y: f64, width: f64, height: f64) -> String {
    let (tag, content) = drawn.split_once('>').unwrap_or_default();
    let value =
        |name: &str| tag.split(name).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
    let (shown, fit) = (value("viewBox=\""), value("preserveAspectRatio=\""));
    let fit = if fit.is_empty() { "xMidYMid" } else { fit };
    format!(
        "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" viewBox=\"{shown}\" preserveAspectRatio=\"{fit}\">{content}"
    )
}

/// A line of words that are markup already.
pub fn text(class: &str, x: f64, y: f64, words: &str) -> String {
    format!("<text class=\"np-t {class}\" x=\"{x}\" y=\"{y}\">{words}</text>")
}

/// Words in lines of about `width` letters, at most `most` of them; what is left over ends in three dots.
pub fn lines(words: &str, width: usize, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        let full = lines.len() == most;
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(line) if full => {
                line.push('…');
                return lines;
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Lines of text below each other, `height` apart.
pub fn paragraph(class: &str, x: f64, y: f64, height: f64, lines: &[String]) -> String {
    let line = |(number, line): (i32, &String)| text(class, x, y + f64::from(number) * height, line);
    (0..).zip(lines).map(line).collect()
}

/// Goods as signs and numbers, from the left; says also how wide they are.
pub fn goods(goods: Goods, x: f64, y: f64) -> (String, f64) {
    let (mut svg, mut right) = (String::new(), x);
    for (key, number) in [("wood", goods.wood), ("fish", goods.fish), ("gold", goods.gold)] {
        if number > 0 {
            svg += &at(&sign(key), right, y - 13.0, 16.0, 16.0);
            svg += &text("np-b", right + 18.0, y, &number.to_string());
            right += if number > 9 { 42.0 } else { 34.0 };
        }
    }
    (svg, right - x)
}

/// Rings for workers, from the right edge; shields on those that are taken.
pub fn rings(workers: &[u8], capacity: usize, right: f64, middle: f64) -> String {
    let mut svg = String::new();
    for place in 0..capacity {
        let x = right - 30.0 * (capacity - place) as f64 + 15.0;
        let _ = write!(svg, "<circle class=\"np-ring\" cx=\"{x}\" cy=\"{middle}\" r=\"12\"/>");
        if let Some(&worker) = workers.get(place) {
            svg += &at(&shield(worker, 20), x - 10.0, middle - 10.0, 20.0, 20.0);
        }
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_are_cut_at_a_word() {
        assert_eq!(lines("one two three", 7, 4), ["one two", "three"]);
        assert_eq!(lines("one two three four", 7, 2), ["one two", "three…"]);
        assert_eq!(lines("", 7, 2), [""; 0]);
    }
}
