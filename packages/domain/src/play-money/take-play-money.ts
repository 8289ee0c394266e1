import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { Money } from '../money/decimal.ts'
import { refuse } from '../result.ts'
import { hourMs } from '../time.ts'
import { playMoneyAgainAtMs, playMoneyDayOf, playMoneyPart } from './play-money-day.ts'
import type { PlayMoneyPosting } from './play-money-postings.ts'

export type TakePlayMoney = { kind: 'take_play_money' }
/** `day`: the UTC day of the decision, counted from 1970. */
export type PlayMoneyTaken = { kind: 'play_money_taken'; amount: Money; day: number }

export type PlayMoneyRefusal =
  | { kind: 'not_a_real_book' }
  | { kind: 'no_play_money' }
  | { kind: 'play_money_taken'; againAtMs: number; hours: number }

/**
 * Gives play money into a real book of a sandbox, once a UTC day: what the settings say, from `clearing.play` to `balance`.
 * The settings of a live house say none.
 */
export function takePlayMoney(book: Book, _command: TakePlayMoney, { at, settings }: Facts) {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  const amount = settings.funds.playMoneyADay
  if (amount === null) return refuse({ kind: 'no_play_money' })
  const againAtMs = playMoneyAgainAtMs(book, at)
  if (againAtMs !== null)
    return refuse({ kind: 'play_money_taken', againAtMs, hours: Math.ceil((againAtMs - at) / hourMs) })
  const draft = openDraft<PlayMoneyPosting>(book)
  const from = 'house:clearing.play' as const
  draft.post({ kind: 'play_money', from, to: 'balance', amount, subject: draft.nextId() })
  const day = playMoneyDayOf(at)
  draft.setPart(playMoneyPart, day)
  return draft.decide({ kind: 'play_money_taken', amount, day })
}
