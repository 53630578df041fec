//! What the fingerprint of the box was when it covered names and words as well.

use tabletop::Fingerprint;

/// The box, and what earlier builds called the very same.
const SAME: [(&str, &str); 1] = [(
    "c9e34e0397ba51bbd2a895065f07475bfbd1ad1adade0710a0eb364bcdef541c",
    "d01b3e8f10edda628082a6f0b647b3db0757257fae9d753a09226e51ea31141d",
)];

/// Whether content that an earlier build called `former` is called `now` today.
pub(crate) fn is_same(former: Fingerprint, now: Fingerprint) -> bool {
    let (former, now) = (former.to_string(), now.to_string());
    SAME.contains(&(now.as_str(), former.as_str()))
}
