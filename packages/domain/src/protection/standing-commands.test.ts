import { describe, expect, it } from 'vitest'
import { partOf, recordsOf } from '../books/book.ts'
import { exampleAt, limitOrder, openDesk } from '../examples/example-desk.ts'
import { openRealDesk } from '../examples/example-real-desk.ts'
import { decimal } from '../money/decimal.ts'
import { orderRecord } from '../positions/order.ts'
import { lossLimitAt } from '../restrictions/in-force.ts'
import { type Standing, standingPart } from '../restrictions/standing.ts'
import type { UserCommand } from '../rulebook/nouns.ts'
import { dayMs, hourMs } from '../time.ts'

const money = (text: string | null): bigint | null => (text === null ? null : decimal(text))
const limit = (text: string | null): UserCommand => ({ kind: 'set_loss_limit', lossLimit: money(text) })

it('the risk warning is acknowledged once, and again says only when that was', () => {
  const desk = openRealDesk({ riskAcknowledgedAt: 0 })
  expect(desk.done({ kind: 'acknowledge_risk' }).reply).toEqual({
    kind: 'risk_acknowledged',
    acknowledgedAt: exampleAt,
  })
  desk.wait(5)
  expect(desk.done({ kind: 'acknowledge_risk' }).reply).toMatchObject({ acknowledgedAt: exampleAt })
})

describe('a loss limit', () => {
  it.each([
    ['the first', null, null, '100', '100', null],
    ['a tighter one', '100', null, '99.999999', '99.999999', null],
    ['the same', '100', null, '100', '100', null],
    ['a looser one', '100', null, '100.000001', '100', ['100.000001', dayMs]],
    ['none', '100', null, null, '100', [null, dayMs]],
    ['a tighter one while a looser waits', '100', ['200', hourMs], '50', '50', null],
    ['the same while a looser waits', '100', ['200', hourMs], '100', '100', null],
    ['a smaller step than the one on its way', '100', ['200', hourMs], '150', '100', ['150', hourMs]],
    ['a larger step than the one on its way', '100', ['200', hourMs], '201', '100', ['201', dayMs]],
    ['none, with one on its way', '100', ['200', hourMs], null, '100', [null, dayMs]],
    ['a looser one, after that has come', '100', ['200', 0], '150', '150', null],
    ['and one still looser', '100', ['200', 0], '250', '200', ['250', dayMs]],
  ] as [
    string,
    string | null,
    [string | null, number] | null,
    string | null,
    string | null,
    [string | null, number] | null,
  ][])('%s', (_, before, waiting, asked, after, then) => {
    const waits = (next: typeof waiting): Standing['lossLimitNext'] =>
      next === null ? null : { lossLimit: money(next[0]), from: exampleAt + next[1] }
    const desk = openRealDesk({ lossLimit: money(before), lossLimitNext: waits(waiting) })
    desk.done(limit(asked))
    const { lossLimit, lossLimitNext } = partOf(desk.book(), standingPart)
    expect({ lossLimit, lossLimitNext }).toEqual({ lossLimit: money(after), lossLimitNext: waits(then) })
  })

  it('that is looser counts from its time on, and not before', () => {
    const desk = openRealDesk({ lossLimit: decimal('100') })
    desk.done(limit('200'))
    const at = (ms: number) => lossLimitAt(partOf(desk.book(), standingPart), exampleAt + ms)
    expect([at(0), at(dayMs - 1), at(dayMs)]).toEqual([decimal('100'), decimal('100'), decimal('200')])
  })

  it.each([
    ['nothing', '0', 'amount_not_positive'],
    ['a millionth of a hundredth', '0.00000001', 'amount_off_grid'],
  ])('of %s is refused', (_, asked, kind) => {
    expect(openRealDesk().refused(limit(asked)).kind).toBe(kind)
  })
})

describe('a pause', () => {
  const exclude = (days: number): UserCommand => ({ kind: 'exclude_self', days })
  const cool = (hours: number): UserCommand => ({ kind: 'cool_off', hours })
  const until = (ms: number): Partial<Standing> => ({ excludedUntil: exampleAt + ms, coolOffUntil: exampleAt + ms })

  it.each([
    ['begins', {}, exclude(1), true],
    ['begins', {}, cool(1), true],
    ['is prolonged', until(dayMs - 1), exclude(1), true],
    ['is prolonged', until(hourMs - 1), cool(1), true],
    ['is not repeated', until(dayMs), exclude(1), false],
    ['is not repeated', until(hourMs), cool(1), false],
    ['is not shortened', until(2 * dayMs), exclude(1), false],
    ['is not shortened', until(2 * hourMs), cool(1), false],
  ] as [string, Partial<Standing>, UserCommand, boolean][])('%s', (_, standing, command, isDone) => {
    const decided = openRealDesk(standing).run(command)
    expect(decided.ok || decided.refusal).toEqual(
      isDone || { kind: 'pause_not_shortened', untilAtMs: standing.excludedUntil },
    )
  })

  it.each([exclude(30), cool(720)])('by %o cancels resting openings, and no close', (command) => {
    const desk = openRealDesk()
    desk.quote('BTC/USDT', '40000')
    desk.done({ ...limitOrder(['BTC/USDT', 'long', 'isolated', 10, '0.1'], '40000') })
    desk.done(limitOrder(['BTC/USDT', 'long', 'isolated', 10, '0.1'], '39000'))
    const close = { positionId: desk.position().id, quantity: decimal('0.1'), price: decimal('41000'), expiresAt: null }
    desk.done({ kind: 'place_limit_close', ...close })
    const decision = desk.done(command)
    expect(decision.reply).toMatchObject({ until: desk.at() + 30 * dayMs, cancelled: 1 })
    expect([...recordsOf(desk.book(), orderRecord).values()].map(({ action }) => action)).toEqual(['close'])
    expect(desk.held('frozen')).toBe('0')
  })
})

describe('a country of residence', () => {
  const live = (country: string): UserCommand => ({ kind: 'set_residence', country })

  it.each([
    ['the first', {}, 'DE', 'DE', null],
    ['the same', { country: 'DE' }, 'DE', 'DE', null],
    ['another', { country: 'DE' }, 'FR', 'DE', { country: 'FR', from: exampleAt + dayMs }],
    [
      'another twice',
      { country: 'DE', countryNext: { country: 'FR', from: exampleAt + 1 } },
      'FR',
      'DE',
      { country: 'FR', from: exampleAt + 1 },
    ],
    ['the first again', { country: 'DE', countryNext: { country: 'FR', from: exampleAt + 1 } }, 'DE', 'DE', null],
    [
      'a third',
      { country: 'DE', countryNext: { country: 'FR', from: exampleAt + 1 } },
      'US',
      'DE',
      { country: 'US', from: exampleAt + dayMs },
    ],
    [
      'one after another that counts',
      { country: 'DE', countryNext: { country: 'FR', from: exampleAt } },
      'US',
      'FR',
      { country: 'US', from: exampleAt + dayMs },
    ],
  ] as [string, Partial<Standing>, string, string, Standing['countryNext']][])(
    '%s',
    (_, standing, stated, country, countryNext) => {
      const desk = openRealDesk(standing)
      desk.done(live(stated))
      expect(partOf(desk.book(), standingPart)).toMatchObject({ country, countryNext })
    },
  )

  it('that a document proves stands', () => {
    const desk = openRealDesk({ identityLevel: 1, country: 'DE' })
    expect(desk.refused(live('FR'))).toEqual({ kind: 'residence_verified', country: 'DE' })
  })
})

it.each([
  { kind: 'acknowledge_risk' },
  { kind: 'set_loss_limit', lossLimit: null },
  { kind: 'exclude_self', days: 1 },
  { kind: 'cool_off', hours: 1 },
  { kind: 'set_residence', country: 'DE' },
] as UserCommand[])('a demo book takes no $kind', (command) => {
  expect(openDesk().refused(command).kind).toBe('not_a_real_book')
})
