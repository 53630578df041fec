//! What stands in columns, alike in both databases: texts and whole numbers of 64 bits.

use host::Time;
use sqlx::any::{AnyTypeInfo, AnyValueRef};
use sqlx::error::BoxDynError;
use sqlx::{Any, Decode, Type};

/// A number that is never as large as its column would let it be.
pub(super) struct Int<T>(pub(super) T);

impl<T> Type<Any> for Int<T> {
    fn type_info() -> AnyTypeInfo {
        <i64 as Type<Any>>::type_info()
    }

    fn compatible(kind: &AnyTypeInfo) -> bool {
        <i64 as Type<Any>>::compatible(kind)
    }
}

impl<'r, T: TryFrom<i64, Error: std::error::Error + Send + Sync + 'static>> Decode<'r, Any>
    for Int<T>
{
    fn decode(value: AnyValueRef<'r>) -> Result<Self, BoxDynError> {
        let number = <i64 as Decode<Any>>::decode(value)?;
        Ok(Self(T::try_from(number)?))
    }
}

/// A time as a column has it.
pub(super) fn milliseconds(time: Time) -> i64 {
    i64::try_from(time.0).unwrap_or(i64::MAX)
}

pub(super) fn time(milliseconds: i64) -> Time {
    Time(u64::try_from(milliseconds).unwrap_or_default())
}

/// Plain data always becomes JSON.
pub(super) fn json(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).unwrap_or_default()
}
