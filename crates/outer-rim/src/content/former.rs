//! What the fingerprint of the box was when it covered names and words as well.

use tabletop::Fingerprint;

/// The box, and what earlier builds called the very same.
const SAME: [(&str, &str); 1] = [(
    "033fdec86f5b1a97d369cfac686c1b7c9b981cd5b3893e5cfc5e5949bf8e7d9b",
    "459573722c713857490bee6b5d77d0abbb6c76498370fe411ba9ecb83afeb85a",
)];

/// Whether content that an earlier build called `former` is called `now` today.
pub(crate) fn is_same(former: Fingerprint, now: Fingerprint) -> bool {
    let (former, now) = (former.to_string(), now.to_string());
    SAME.contains(&(now.as_str(), former.as_str()))
}
