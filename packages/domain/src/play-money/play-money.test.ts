import { describe, expect, it } from 'vitest'
import { applyDecision, houseDeltasOf } from '../books/apply-decision.ts'
import { type Book, emptyBook, partOf } from '../books/book.ts'
import type { Decided, Decision } from '../books/decision.ts'
import { exampleFacts } from '../examples/example-facts.ts'
import { decimal } from '../money/decimal.ts'
import { defaultSettings, firstLiveSettings } from '../settings/default-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { dayMs, hourMs } from '../time.ts'
import { playMoneyPart } from './play-money-day.ts'
import { playMoneyJournal } from './play-money.journal.ts'
import { takePlayMoney } from './take-play-money.ts'

const noon = 20_000 * dayMs + 12 * hourMs
const take = (book: Book, at = noon, settings: Settings = defaultSettings): Decided =>
  takePlayMoney(book, { kind: 'take_play_money' }, exampleFacts({ at, settings }))

function accepted(decided: Decided): Decision {
  if (!decided.ok) throw new Error(decided.refusal.kind)
  return decided.value
}
const fresh = emptyBook(7, 'real')
const decision = accepted(take(fresh))
const taken = applyDecision(fresh, decision).book

it('is what the settings give, from its own clearing account to the balance', () => {
  expect(decision.reply).toEqual({ kind: 'play_money_taken', amount: decimal('10000'), day: 20_000 })
  expect(taken.accounts).toEqual(new Map([['balance:USDT', decimal('10000')]]))
  expect(houseDeltasOf(decision.postings)).toEqual(new Map([['house:clearing.play:USDT', decimal('-10000')]]))
  expect(partOf(taken, playMoneyPart)).toBe(20_000)
})

it('comes once a UTC day', () => {
  const midnight = 20_001 * dayMs
  const refusal = { kind: 'play_money_taken', againAtMs: midnight }
  expect(take(taken)).toEqual({ ok: false, refusal: { ...refusal, hours: 12 } })
  expect(take(taken, midnight - 1)).toEqual({ ok: false, refusal: { ...refusal, hours: 1 } })
  const again = applyDecision(taken, accepted(take(taken, midnight))).book
  expect(again.accounts).toEqual(new Map([['balance:USDT', decimal('20000')]]))
  expect(partOf(again, playMoneyPart)).toBe(20_001)
})

it('does not come again when the clock of the house was set back', () => {
  expect(take(taken, noon - dayMs)).toMatchObject({ ok: false, refusal: { againAtMs: 20_001 * dayMs, hours: 36 } })
})

it.each<[string, Book, Settings, string]>([
  ['a demo book', emptyBook(7, 'demo'), defaultSettings, 'not_a_real_book'],
  ['a contest entry', emptyBook(7, 'contest:1'), defaultSettings, 'not_a_real_book'],
  ['a live house', fresh, firstLiveSettings, 'no_play_money'],
])('is refused to %s', (_, book, settings, kind) => {
  expect(take(book, noon, settings)).toEqual({ ok: false, refusal: { kind } })
})

describe('what a receipt expects of it', () => {
  const rule = playMoneyJournal.replies.play_money_taken
  const reply = { kind: 'play_money_taken', amount: decimal('10000'), day: 20_000 } as const
  const row = { bookId: 7, sequence: 1, command: { kind: 'take_play_money' }, facts: { at: noon }, reply }
  const expected = (changed: object, settings: Settings = defaultSettings) => {
    if (rule.formula !== 'none' || rule.postings === 'none') throw new Error('it has postings')
    return rule.postings({ ...row, ...changed } as never, { settings } as never)
  }

  it('is the one posting', () => {
    expect(expected({})).toEqual(decision.postings)
  })

  it.each<[string, object, Settings]>([
    ['takes no play money', { command: { kind: 'reset_demo' } }, defaultSettings],
    ['another amount', { reply: { ...reply, amount: decimal('10000.01') } }, defaultSettings],
    ['another day', { reply: { ...reply, day: 20_001 } }, defaultSettings],
    ['give no play money', {}, firstLiveSettings],
  ])('and not of one where %s', (fault, changed, settings) => {
    expect(() => expected(changed, settings)).toThrow(fault)
  })
})
