import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partOf } from '../books/book.ts'
import { type Desk, opening } from '../examples/example-desk.ts'
import { openRealDesk } from '../examples/example-real-desk.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { countryAt, lossLimitAt } from '../restrictions/in-force.ts'
import { standingPart } from '../restrictions/standing.ts'
import type { UserCommand } from '../rulebook/nouns.ts'
import { dayMs, hourMs } from '../time.ts'

const asked: fc.Arbitrary<UserCommand> = fc.oneof(
  fc.record({
    kind: fc.constant('set_loss_limit' as const),
    lossLimit: fc.option(fc.bigInt(1n, 5n).map((hundreds) => hundreds * decimal('100'))),
  }),
  fc.record({ kind: fc.constant('exclude_self' as const), days: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('cool_off' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('set_residence' as const), country: fc.constantFrom('DE', 'FR', 'US') }),
)
const requests = fc.array(fc.tuple(asked, fc.constantFrom(1, hourMs, 9 * hourMs, dayMs - 1, dayMs, 2 * dayMs)), {
  maxLength: 14,
})

type Request = { at: number; command: UserCommand }
type Moment = { at: number; lossLimit: Money | null; country: string; excludedUntil: number; coolOffUntil: number }

const momentOf = (desk: Desk, at: number): Moment => {
  const standing = partOf(desk.book(), standingPart)
  const { excludedUntil, coolOffUntil } = standing
  return { at, lossLimit: lossLimitAt(standing, at), country: countryAt(standing, at), excludedUntil, coolOffUntil }
}

const isLooser = (one: Money | null, other: Money | null): boolean => other !== null && (one === null || one > other)

it('no order of requests loosens anything within a day of asking for it', () => {
  let [loosened, moved] = [0, 0]
  const holds = fc.property(requests, (list) => {
    const desk = openRealDesk()
    const made: Request[] = []
    const seen: Moment[] = []
    for (const [command, pause] of list) {
      if (desk.run(command).ok) made.push({ at: desk.at(), command })
      seen.push(momentOf(desk, desk.at()))
      desk.wait(pause)
      seen.push(momentOf(desk, desk.at() - 1), momentOf(desk, desk.at()))
    }
    return seen.every((now, index) => {
      const before = seen[index - 1]
      if (before === undefined) return true
      const longAgo = made.filter(({ at }) => at <= now.at - dayMs).map(({ command }) => command)
      const isLimitAsked = longAgo.some(
        (each) => each.kind === 'set_loss_limit' && !isLooser(now.lossLimit, each.lossLimit),
      )
      const isCountryAsked = longAgo.some((each) => each.kind === 'set_residence' && each.country === now.country)
      const [isLoosened, isMoved] = [
        isLooser(now.lossLimit, before.lossLimit),
        before.country !== '' && now.country !== before.country,
      ]
      loosened += Number(isLoosened)
      moved += Number(isMoved)
      const pausesHold = now.excludedUntil >= before.excludedUntil && now.coolOffUntil >= before.coolOffUntil
      return pausesHold && (!isLoosened || isLimitAsked) && (!isMoved || isCountryAsked)
    })
  })
  fc.assert(holds, { numRuns: 400 })
  expect([loosened > 0, moved > 0]).toEqual([true, true])
})

type Trade = { quantity: string; move: number; holdMs: number; restMs: number }

/** One trade after another: what each realised and when, and what the day before had lost when it was opened. */
function trade(desk: Desk, trades: readonly Trade[]) {
  const realised: { at: number; amount: Money }[] = []
  const lostSince = (from: number): Money =>
    realised.reduce((sum, { at, amount }) => sum - (at > from ? amount : 0n), 0n)
  const openings: { lost: Money; isOpened: boolean }[] = []
  const largest = { loss: 0n }
  const note = (before: Money): void => {
    const held = (['contract', 'margin'] as const).reduce((sum, account) => sum + decimal(desk.held(account)), 0n)
    if (held !== before) realised.push({ at: desk.at(), amount: held - before })
  }
  const all = (): Money => decimal(desk.held('contract')) + decimal(desk.held('margin'))
  for (const { quantity, move, holdMs, restMs } of trades) {
    desk.quote('BTC/USDT', '40000')
    const [start, lost] = [all(), lostSince(desk.at() - dayMs)]
    const opened = desk.run(opening(['BTC/USDT', 'long', 'isolated', 10, quantity]))
    if (!opened.ok && opened.refusal.kind !== 'loss_limit_reached') continue
    openings.push({ lost, isOpened: opened.ok })
    note(start)
    desk.wait(holdMs)
    desk.quote('BTC/USDT', String(40_000 + move))
    const open = all()
    if (opened.ok) desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: null })
    note(open)
    if (start - all() > largest.loss) largest.loss = start - all()
    desk.wait(restMs)
  }
  const worstDay = realised.reduce((worst, { at }) => {
    const until = realised.filter((each) => each.at <= at && each.at > at - dayMs)
    const lost = until.reduce((sum, each) => sum - each.amount, 0n)
    return lost > worst ? lost : worst
  }, 0n)
  return { openings, worstDay, largest: largest.loss }
}

const tradesMoving = (moves: fc.Arbitrary<number>): fc.Arbitrary<Trade[]> =>
  fc.array(
    fc.record({
      quantity: fc.constantFrom('0.01', '0.05', '0.1'),
      move: moves,
      holdMs: fc.constantFrom(0, 40 * 60_000, 5 * hourMs),
      restMs: fc.constantFrom(0, 50 * 60_000, 3 * hourMs, 23 * hourMs),
    }),
    { maxLength: 25 },
  )

it('nothing is opened once the day before has lost the limit, whatever was won in it', () => {
  let [opened, barred] = [0, 0]
  const limit = decimal('60')
  const holds = fc.property(tradesMoving(fc.integer({ min: -1_500, max: 600 })), (trades) => {
    const { openings } = trade(openRealDesk({ lossLimit: limit }), trades)
    opened += openings.filter(({ isOpened }) => isOpened).length
    barred += openings.filter(({ isOpened }) => !isOpened).length
    return openings.every(({ lost, isOpened }) => lost < limit || !isOpened)
  })
  fc.assert(holds, { numRuns: 200 })
  expect([opened > 50, barred > 50]).toEqual([true, true])
})

it('no day loses more than the limit and the one trade that passes it', () => {
  let passed = 0
  const limit = decimal('150')
  const holds = fc.property(tradesMoving(fc.integer({ min: -1_500, max: 0 })), (trades) => {
    const { worstDay, largest } = trade(openRealDesk({ lossLimit: limit }), trades)
    passed += Number(worstDay > limit)
    return worstDay === 0n || worstDay < limit + largest
  })
  fc.assert(holds, { numRuns: 200 })
  expect(passed).toBeGreaterThan(20)
})
