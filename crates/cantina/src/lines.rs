//! Lines of bounded length: a hostile or broken writer cannot fill the memory.

use std::io::{self, BufRead};

/// A line of input.
#[derive(Debug, PartialEq)]
pub(crate) enum Line {
    /// Without its end.
    Whole(Vec<u8>),
    /// It was longer than allowed. It has been read to its end, and not kept.
    TooLong,
}

pub(crate) struct Lines<R> {
    input: R,
    most: usize,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R, most: usize) -> Self {
        Self { input, most }
    }

    /// The next line; none at the end of the input.
    pub(crate) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut line = Vec::new();
        let mut too_long = false;
        let mut began = false;
        loop {
            let chunk = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                chunk => chunk?,
            };
            if chunk.is_empty() {
                return Ok(began.then(|| whole(line, too_long)));
            }
            began = true;
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            too_long |= line.len() + part.len() > self.most;
            if too_long {
                line = Vec::new();
            } else {
                line.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                return Ok(Some(whole(line, too_long)));
            }
        }
    }
}

fn whole(line: Vec<u8>, too_long: bool) -> Line {
    if too_long {
        Line::TooLong
    } else {
        Line::Whole(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn lines(text: &str, most: usize) -> Vec<Line> {
        // A tiny buffer, so that lines come in pieces.
        let mut lines = Lines::new(BufReader::with_capacity(3, text.as_bytes()), most);
        std::iter::from_fn(|| lines.next().unwrap()).collect()
    }

    fn whole(text: &str) -> Line {
        Line::Whole(text.into())
    }

    #[test]
    fn the_last_line_needs_no_end() {
        assert_eq!(
            lines("one\n\ntwo", 9),
            [whole("one"), whole(""), whole("two")]
        );
        assert_eq!(lines("", 9), []);
        assert_eq!(lines("\n", 9), [whole("")]);
    }

    #[test]
    fn a_line_as_long_as_allowed_is_kept_and_a_longer_one_is_not() {
        let kept = "12345678";
        assert_eq!(
            lines("12345678\n123456789\nok\n", 8),
            [whole(kept), Line::TooLong, whole("ok")]
        );
        assert_eq!(lines("123456789", 8), [Line::TooLong]);
    }
}
