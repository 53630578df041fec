/** Leaving a seat before the game: the table hears of it as of everything that is said there. */
import { words } from '../words'
import { Failure, tables, type FailureCode, type OwnSeat } from '../tables'

export const leaveSeat = (own: OwnSeat): Promise<void> =>
  new Promise((resolve, reject) => {
    let isSaid = false
    const line = tables.line(own, {
      hear: (told) => {
        if ('welcome' in told) isSaid = line.say({ leave: {} })
        else if ('refused' in told || 'error' in told) {
          const { code, message } = 'refused' in told ? told.refused : told.error
          // What opened the seat opens nothing any more: it is left.
          if (code === 'wrong-token') resolve()
          else reject(new Failure(code as FailureCode, message))
          line.close()
        }
      },
      cut: () => (isSaid ? resolve() : reject(new Failure('server-gone', words.failure.gone))),
    })
  })
