import { decimal } from '@touchstone/domain/money/decimal'
import type { Refusal } from '@touchstone/domain/rulebook/nouns'
import { type Language, languages } from '@touchstone/wire/languages'
import { refusalCodes } from '@touchstone/wire/codes/refusal-codes'
import { merged } from '@touchstone/wire/noun'
import { nouns } from '@touchstone/wire/nouns'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { ExecutorRefusal } from '../executor/submission.ts'
import { sendRefusal } from './answer.ts'
import type { Refused } from './handler.ts'

const envelope = z.object({ code: z.number(), message: z.string(), result: z.object({ key: z.string() }) })
const one = decimal('1')
const two = decimal('2')

/** The last has a code, and nothing comes to it any more. */
type OfBook = Refusal | ExecutorRefusal | { kind: 'not_settleable' }

type RefusalOf<Kind> = Extract<OfBook, { kind: Kind }>

/** Those of which the wire has an example. Does not compile when it is none of the domain's. */
const ofWire = merged(nouns, 'details')
type Described = keyof typeof ofWire
const described: { readonly [Kind in Described]: Omit<RefusalOf<Kind>, 'kind'> } = ofWire

/** One of each other refusal of the domain. That each is a refusal of the wire too is a matter of types: see `refused`. */
const refusals: { [Kind in Exclude<OfBook['kind'], Described>]: RefusalOf<Kind> } = {
  symbol_unknown: { kind: 'symbol_unknown', symbol: 'BTC/USDT' },
  symbol_off: { kind: 'symbol_off', symbol: 'BTC/USDT' },
  price_missing: { kind: 'price_missing', symbol: 'BTC/USDT' },
  price_stale: { kind: 'price_stale', symbol: 'BTC/USDT' },
  market_closed: { kind: 'market_closed', symbol: 'BTC/USDT' },
  price_off_grid: { kind: 'price_off_grid', field: 'price', below: one, above: two },
  quantity_off_grid: { kind: 'quantity_off_grid', below: one, above: two },
  amount_off_grid: { kind: 'amount_off_grid', below: one, above: two },
  amount_not_positive: { kind: 'amount_not_positive', field: 'amount' },
  amount_too_small: { kind: 'amount_too_small', minimum: one },
  amount_too_large: { kind: 'amount_too_large', maximum: two },
  balance_too_small: { kind: 'balance_too_small', currency: 'USDT', available: one },
  margin_insufficient: { kind: 'margin_insufficient', free: one, missing: two },
  would_be_liquidated: { kind: 'would_be_liquidated' },
  leverage_out_of_range: { kind: 'leverage_out_of_range', leverageMax: 100 },
  leverage_differs: { kind: 'leverage_differs', leverage: 20 },
  order_resting: { kind: 'order_resting', symbol: 'BTC/USDT' },
  bracket_exceeded: { kind: 'bracket_exceeded', notionalMax: two },
  house_exposure_exceeded: { kind: 'house_exposure_exceeded', symbol: 'BTC/USDT' },
  stop_on_wrong_side: { kind: 'stop_on_wrong_side', field: 'stopLoss', mark: one },
  position_not_found: { kind: 'position_not_found' },
  position_not_isolated: { kind: 'position_not_isolated' },
  quantity_exceeds_position: { kind: 'quantity_exceeds_position', available: one },
  order_not_found: { kind: 'order_not_found' },
  order_pending: { kind: 'order_pending' },
  expiry_in_the_past: { kind: 'expiry_in_the_past' },
  too_many_orders: { kind: 'too_many_orders', maximum: 200 },
  too_many_symbol_orders: { kind: 'too_many_symbol_orders', symbol: 'BTC/USDT', maximum: 100 },
  too_many_closes: { kind: 'too_many_closes', maximum: 20 },
  nothing_to_close: { kind: 'nothing_to_close' },
  duration_not_offered: { kind: 'duration_not_offered', durations: [30, 60] },
  stake_out_of_range: { kind: 'stake_out_of_range', minimum: one, maximum: two },
  open_stakes_exceeded: { kind: 'open_stakes_exceeded', maximum: two, open: one },
  day_stakes_exceeded: { kind: 'day_stakes_exceeded', maximum: two, today: one },
  would_end_while_closed: { kind: 'would_end_while_closed', symbol: 'XAU/USD' },
  moves_too_little: { kind: 'moves_too_little', symbol: 'ADA/USDT', durationSeconds: 30 },
  quote_not_found: { kind: 'quote_not_found' },
  quote_expired: { kind: 'quote_expired' },
  quote_moved: { kind: 'quote_moved' },
  next_price_missing: { kind: 'next_price_missing', symbol: 'BTC/USDT' },
  currencies_equal: { kind: 'currencies_equal' },
  not_a_demo_book: { kind: 'not_a_demo_book' },
  something_open: { kind: 'something_open' },
  already_granted: { kind: 'already_granted' },
  not_a_real_book: { kind: 'not_a_real_book' },
  risk_not_acknowledged: { kind: 'risk_not_acknowledged' },
  self_excluded: { kind: 'self_excluded', untilAtMs: 1, days: 1 },
  cooling_off: { kind: 'cooling_off', untilAtMs: 1, hours: 1 },
  loss_limit_reached: { kind: 'loss_limit_reached', lossLimit: one, lost: two },
  not_offered_in_country: { kind: 'not_offered_in_country', country: 'US' },
  leverage_above_country: { kind: 'leverage_above_country', leverageMax: 20 },
  stake_above_country: { kind: 'stake_above_country', maximum: two },
  pause_not_shortened: { kind: 'pause_not_shortened', untilAtMs: 1 },
  residence_verified: { kind: 'residence_verified', country: 'US' },
  settlement_account_not_found: { kind: 'settlement_account_not_found' },
  settlement_account_waits: { kind: 'settlement_account_waits', usableFromAtMs: 1, hours: 1 },
  channel_off: { kind: 'channel_off', channel: 'Bank transfer' },
  withdrawals_blocked: { kind: 'withdrawals_blocked', reason: 'A transfer was taken back.' },
  identity_level_too_low: { kind: 'identity_level_too_low', level: 0, needed: 1 },
  day_withdrawals_exceeded: { kind: 'day_withdrawals_exceeded', maximum: two, left: one },
  month_withdrawals_exceeded: { kind: 'month_withdrawals_exceeded', maximum: two, left: one },
  too_many_withdrawals: { kind: 'too_many_withdrawals', maximum: 10 },
  withdrawal_not_open: { kind: 'withdrawal_not_open' },
  withdrawal_at_other_stage: { kind: 'withdrawal_at_other_stage', stage: 'paying' },
  withdrawal_not_cancellable: { kind: 'withdrawal_not_cancellable', stage: 'paying' },
  withdrawal_claimed_by_another: { kind: 'withdrawal_claimed_by_another' },
  second_operator_needed: { kind: 'second_operator_needed' },
  credited_by_operator: { kind: 'credited_by_operator', untilAtMs: 1, days: 1 },
  reason_missing: { kind: 'reason_missing' },
  proof_missing: { kind: 'proof_missing' },
  book_not_found: { kind: 'book_not_found' },
  book_differs: { kind: 'book_differs' },
  key_reused: { kind: 'key_reused' },
  not_due: { kind: 'not_due' },
  not_settleable: { kind: 'not_settleable' },
}
/** Does not compile when the domain refuses for a reason that the wire has no code for. */
const refused: readonly Refused[] = [
  ...Object.values(refusals),
  ...(Object.keys(described) as Described[]).map((kind) => ({ kind, ...described[kind] })),
]

const bodiesIn = (language: Language): string[] => refused.map((refusal) => sendRefusal(refusal, language).body)

it('answers each refusal of a book under its own code and name', () => {
  const answers = bodiesIn('en-us').map((body) => envelope.parse(JSON.parse(body)))
  expect(answers.map(({ code, result }) => [code, result.key])).toEqual(
    refused.map(({ kind }) => [refusalCodes[kind], kind]),
  )
})

it.each(languages)('says each with all that its text names in %s', (language) => {
  const messages = bodiesIn(language).map((body) => envelope.parse(JSON.parse(body)).message)
  expect(messages.filter((message) => /[{}]|undefined|\[object/.test(message))).toEqual([])
})
