import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Book, recordsOf } from '../books/book.ts'
import { exampleTick } from '../examples/example-facts.ts'
import { exampleHouse } from '../examples/example-house.ts'
import { names, randomCommand, randomFrom, settings } from '../examples/random-commands.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import type { Tick } from '../market/tick.ts'
import { decimal } from '../money/decimal.ts'
import { type Order, orderRecord } from '../positions/order.ts'
import { type Position, positionRecord } from '../positions/position.ts'
import { closedBy, firstRowFor, mayShowBefore } from './since-opening.ts'

type Step = { row: JournalRow; before: Book; after: Book }

/** What a row changed in a book, whatever its texts say: the positions and orders, and other accounts than of trading. */
function changedBy({ before, after }: Step) {
  const changed = <R extends Position | Order>(was: ReadonlyMap<string, R>, is: ReadonlyMap<string, R>): R[] =>
    [...new Map([...was, ...is]).values()].filter(({ id }) => was.get(id) !== is.get(id))
  const accounts = [...new Map([...before.accounts, ...after.accounts]).keys()].filter(
    (key) => before.accounts.get(key) !== after.accounts.get(key),
  )
  return {
    positions: changed(recordsOf(before, positionRecord), recordsOf(after, positionRecord)),
    orders: changed(recordsOf(before, orderRecord), recordsOf(after, orderRecord)),
    elsewhere: accounts.filter((key) => !['contract:USDT', 'margin:USDT', 'frozen:USDT'].includes(key)),
  }
}

/** Most books trade one symbol, or hardly a close would be of one position alone. */
const fewOf = <Item>(items: readonly Item[], few: readonly string[]): readonly Item[] =>
  items.every((each) => typeof each === 'string' && names.includes(each)) ? (few as readonly Item[]) : items

function live(seed: number): Step[] {
  const random = randomFrom(seed)
  const house = exampleHouse(new Map([['contract:USDT', decimal('20000')]]), [settings])
  const ticks = new Map<string, Tick>()
  const steps: Step[] = []
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item
  let at = 1_000
  const few = names.slice(0, 1 + (random(3) === 0 ? 1 : 0))
  for (let step = 0; step < 40; step += 1) {
    at += 1_000
    for (const name of names) {
      const tick = exampleTick(name, step + 1, at, String(1_000 + random(20)))
      ticks.set(name, tick)
      house.tape(tick)
    }
    const before = house.book()
    const command = randomCommand({ random, pick: (items) => pick(fewOf(items, few)), ticks }, before, at)
    const row = house.tryRun(command, { at: at + 10, ticks: [...ticks.values()] })
    if (row !== undefined) steps.push({ row, before, after: house.book() })
  }
  return steps
}

it('in random books no row is shown that changed anything but what was closed', () => {
  const seen = { shown: 0, hidden: 0 }
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const steps = live(seed)
      return steps.every(({ row }, index) => {
        const first = firstRowFor(row)
        if (first === undefined) return true
        const since = steps.slice(first - 1, index)
        if (
          !mayShowBefore(
            row,
            since.map((each) => each.row),
          )
        ) {
          seen.hidden += 1
          return true
        }
        seen.shown += 1
        const own = closedBy(row)?.settlements ?? []
        const isOwn = (id: string | null): boolean => own.some(({ positionId }) => positionId === id)
        const opens = ({ symbol, direction, marginMode }: Order): boolean =>
          own.some((each) => each.symbol === symbol && each.direction === direction && each.marginMode === marginMode)
        return since
          .map(changedBy)
          .every(
            ({ positions, orders, elsewhere }) =>
              elsewhere.length === 0 &&
              positions.every(({ id }) => isOwn(id)) &&
              orders.every((order) => isOwn(order.positionId) || (order.positionId === null && opens(order))),
          )
      })
    }),
    { seed: 7, numRuns: 150 },
  )
  expect(seen.shown).toBeGreaterThan(50)
  expect(seen.hidden).toBeGreaterThan(50)
})
