import { expect, it } from 'vitest'
import { applyDecision } from '../books/apply-decision.ts'
import { type Book, emptyBook, partOf } from '../books/book.ts'
import type { Decided, Decision } from '../books/decision.ts'
import { named } from '../books/fact-kind.ts'
import { exampleFacts, exampleTick } from '../examples/example-facts.ts'
import { decimal } from '../money/decimal.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { dayMs } from '../time.ts'
import { levelPart } from './book-level.ts'
import { type DayClose, levelClosesFact } from './closes.ts'
import { daysUpTo } from './level-of-days.ts'
import { setLevel } from './set-level.ts'
import type { Amount } from './worth.ts'

const day = 20_000 * dayMs
const weekOf = (last: number, ...held: (readonly Amount[])[]) =>
  daysUpTo(last).map((each, index) => ({ day: each, held: held[index - 7 + held.length] ?? [] }))
const usdt = (amount: string): Amount[] => [{ currency: 'USDT', amount: decimal(amount) }]

type Given = { book?: Book; at?: number; last?: number; settings?: Settings; closes?: DayClose[] }
const set = (held: (readonly Amount[])[], given: Given = {}): Decided => {
  const { book = emptyBook(7, 'real'), last = day, at = last + dayMs, settings = defaultSettings, closes = [] } = given
  const facts = { ...exampleFacts({ at, settings }), named: named(levelClosesFact, closes) }
  return setLevel(book, { kind: 'set_level', days: weekOf(last, ...held) }, facts)
}
function accepted(decided: Decided): Decision {
  if (!decided.ok) throw new Error(decided.refusal.kind)
  return decided.value
}
const notDue = { ok: false, refusal: { kind: 'not_due' } }

it('rises with a day that reaches a level, and the book says so', () => {
  const decision = accepted(set([usdt('5000')]))
  expect(decision.postings).toEqual([])
  expect(decision.reply).toMatchObject({ kind: 'level_set', day, level: 2, before: 0 })
  const { book } = applyDecision(emptyBook(7, 'real'), decision)
  expect(partOf(book, levelPart)).toEqual({ level: 2, day })
})

it('values each day at its own closing prices', () => {
  const btc: Amount[] = [{ currency: 'BTC', amount: decimal('1') }]
  const close = (of: number, mark: string): DayClose => ({
    day: of,
    tick: exampleTick('BTC/USDT', of / dayMs, of + dayMs - 1, mark),
  })
  const closes = [close(day - dayMs, '60000'), close(day, '40000')]
  expect(accepted(set([btc, btc], { closes })).reply).toMatchObject({ level: 4 })
  expect(accepted(set([[], btc], { closes })).reply).toMatchObject({ level: 3 })
  expect(set([btc, []], { closes: closes.slice(1) })).toEqual(notDue)
})

it('falls to what follows from seven days', () => {
  const { book } = applyDecision(emptyBook(7, 'real'), accepted(set([usdt('5000')])))
  const fallen = accepted(set([usdt('1000'), [], [], [], [], [], []], { book, last: day + 7 * dayMs }))
  expect(fallen.reply).toMatchObject({ level: 1, before: 2 })
})

it.each<[string, Decided]>([
  ['changes nothing', set([usdt('999.999999')])],
  ['is of a day that is not over', set([usdt('5000')], { at: day + dayMs - 1 })],
  ['is of settings without levels', set([usdt('5000')], { settings: { ...defaultSettings, levels: [] } })],
  ['is of a moment within a day', set([usdt('5000')], { last: day + 1 })],
])('is not due when it %s', (_, decided) => {
  expect(decided).toEqual(notDue)
})

it('is not due a second time for one day, nor for an earlier one', () => {
  const { book } = applyDecision(emptyBook(7, 'real'), accepted(set([usdt('5000')])))
  expect(set([usdt('20000')], { book })).toEqual(notDue)
  expect(set([usdt('20000')], { book, last: day - dayMs, at: day + dayMs })).toEqual(notDue)
  expect(set([usdt('20000')], { book, last: day + dayMs }).ok).toBe(true)
})

it('takes seven days in a row', () => {
  const facts = exampleFacts({ at: day + dayMs })
  const days = weekOf(day, usdt('5000'))
  const gap = days.map((each, index) => (index === 2 ? { ...each, day: each.day - dayMs } : each))
  for (const wrong of [days.slice(1), gap, days.toReversed(), []])
    expect(setLevel(emptyBook(7, 'real'), { kind: 'set_level', days: wrong }, facts)).toEqual(notDue)
})

it('is of real books alone', () => {
  expect(set([usdt('5000')], { book: emptyBook(7, 'demo') })).toEqual({
    ok: false,
    refusal: { kind: 'not_a_real_book' },
  })
})
