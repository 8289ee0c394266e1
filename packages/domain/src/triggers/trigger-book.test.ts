import { expect, test } from 'vitest'
import { applyDecision } from '../books/apply-decision.ts'
import { type Book, recordsOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts, MarketState } from '../books/facts.ts'
import { exampleBook, exampleTick } from '../examples/example-facts.ts'
import { exampleTerms, names, randomCommand, randomFrom, settings } from '../examples/random-commands.ts'
import { markOf, type Tick } from '../market/tick.ts'
import { decimal, ONE } from '../money/decimal.ts'
import { crossIsDue } from '../positions/account-risk.ts'
import { crossPositions } from '../positions/held-positions.ts'
import { limitIsReached } from '../positions/limit-order.ts'
import { orderRecord } from '../positions/order.ts'
import { type Position, positionRecord } from '../positions/position.ts'
import { crossedStop } from '../positions/stops.ts'
import { isolatedIsDue } from '../positions/valuation.ts'
import { decide } from '../rulebook/decide.ts'
import type { Command } from '../rulebook/nouns.ts'
import type { Due } from './due.ts'
import { lookAtAll, onOutcome, onTick } from './on-tick.ts'
import { load, rearm } from './rearm.ts'
import { sweepBook, sweepSymbols } from './sweep.ts'
import { createTriggerBook } from './trigger-book.ts'

/** A bug that is put in on purpose, to show that the comparison finds it. */
type Bug = 'none' | 'no_rearm' | 'strict'

const firstBound = exampleTerms('A/USDT').brackets[0]?.notionalUpTo ?? 0n

/** Random books under the domain's own `decide`, their triggers, and a scan of every book after each tick. */
function createHouse(seed: number, bug: Bug) {
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item
  const ticks = new Map(names.map((name) => [name, exampleTick(name, 1, 0, { bid: '999', ask: '1001' })]))
  const states = new Map<string, MarketState>(names.map((name) => [name, 'open']))
  const stateOf = (symbol: string): MarketState => states.get(symbol) ?? 'closed'
  const books = new Map(
    Array.from({ length: 12 }, (_, index) => {
      const book: Book = { ...exampleBook({ 'contract:USDT': '800', 'balance:USDT': '1000000' }), id: index + 1 }
      return [book.id, book] as const
    }),
  )
  let triggers = createTriggerBook(settings.symbols.values(), stateOf)
  for (const tick of ticks.values()) onTick(triggers, tick)
  let now = 0
  const seen = new Map<string, number>()
  const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1)
  const differences: string[] = []

  const factsFor = (named: Partial<Facts> = {}): Facts => ({
    at: now,
    settings,
    fillAt: random(4) === 0 ? 'next_tick' : 'command',
    market: (symbol) => {
      const tick = ticks.get(symbol)
      return tick === undefined ? undefined : { tick, state: stateOf(symbol), gapAhead: false }
    },
    netQuantity: () => 0n,
    named: {},
    ...named,
  })

  /** Decides a command and rearms the triggers; false where it was refused. */
  function run(bookId: number, command: Command, named: Partial<Facts>, due: Due[], isNoticed = true): boolean {
    const book = books.get(bookId) as Book
    const decided = decide(book, command, factsFor(named))
    if (!decided.ok) return false
    const applied = { ...applyDecision(book, decided.value).book, sequence: book.sequence + 1 }
    books.set(bookId, applied)
    count(command.kind)
    if (command.kind === 'liquidate_cross') {
      const cross = [...recordsOf(book, positionRecord).values()].filter((each) => each.marginMode === 'cross')
      if (new Set(cross.map((each) => each.symbol)).size > 1) count('several_symbols')
      if (cross.some((each) => each.cost > firstBound)) count('higher_bracket')
    }
    if (isNoticed) due.push(...rearm(triggers, applied, decided.value.changes, Infinity))
    return true
  }

  function sendAll(due: Due[]): void {
    for (let sent = 0; due.length > 0; sent += 1) {
      if (sent > 500) throw new Error('the triggers never come to rest')
      const next = due.shift() as Due
      const [fillTick] = next.ticks
      const done = run(next.bookId, next.command, { fillTick }, due)
      if (!done) count('not_due')
      due.push(...onOutcome(triggers, next, done ? 'done' : 'refused'))
    }
  }

  const reaches = (level: boolean, atLevel: boolean): boolean => (bug === 'strict' ? level && !atLevel : level)

  /** A limit close takes no quantity that a market close holds. */
  const isFree = (position: Position | undefined): boolean =>
    position === undefined || position.quantity > position.closingQuantity

  /** Everything that a tick of this symbol makes due, by the domain's rules and nothing else. */
  function dueByScan({ symbol, ...tick }: Tick, { closable }: { closable: boolean }): string[] {
    const due: string[] = []
    const terms = exampleTerms(symbol)
    const mark = markOf(tick)
    const state = stateOf(symbol)
    for (const book of books.values()) {
      const draft = openDraft(book)
      for (const position of draft.all(positionRecord).filter((each) => each.symbol === symbol)) {
        const { id, takeProfit, stopLoss } = position
        const touches = [takeProfit?.price, stopLoss?.price].includes(mark)
        if (reaches(crossedStop(position, mark) !== undefined, touches)) due.push(`fire_stops ${id}`)
        if (position.marginMode === 'isolated' && state === 'open' && isolatedIsDue(position, terms, mark))
          due.push(`liquidate_position ${id}`)
      }
      for (const order of draft.all(orderRecord).filter((each) => each.symbol === symbol)) {
        const acts =
          order.action === 'open'
            ? state === 'open'
            : !closable || isFree(draft.record(positionRecord, order.positionId ?? ''))
        if (order.type === 'limit' && acts && limitIsReached(order, { symbol, ...tick }))
          due.push(`fill_limit_order ${order.id}`)
        if (order.type === 'market' && tick.sourceAt > order.placedAt) due.push(`fill_market_order ${order.id}`)
      }
      const cross = crossPositions(draft)
      const concerned = cross.some((each) => each.symbol === symbol)
      const canClose = cross.some((each) => stateOf(each.symbol) === 'open')
      if (concerned && canClose && crossIsDue(draft, factsFor())) due.push(`liquidate_cross ${book.id}`)
    }
    return due
  }

  const nameOf = ({ command, bookId }: Due): string => {
    if ('positionId' in command) return `${command.kind} ${command.positionId ?? bookId}`
    return 'orderId' in command ? `${command.kind} ${command.orderId}` : `${command.kind} ${bookId}`
  }

  /** An order accepted on the tick itself waits for the next; a cross book with nothing left to close stays due. */
  const isStuck = (name: string): boolean =>
    name.startsWith('fill_market_order') || triggers.books.get(Number(name.split(' ')[1]))?.cross?.state === 'waiting'

  function tick(): void {
    const symbol = pick(names)
    if (stateOf(symbol) === 'closed') return
    if (random(3) === 0) states.set(symbol, 'open')
    const before = ticks.get(symbol) as Tick
    const jump = random(25) === 0 ? random(200) - 100 : random(13) - 6
    const bid = Math.max(200, Math.min(3_000, Number(before.bid / ONE) + jump))
    const ask = bid + 1 + random(3)
    const next = exampleTick(symbol, before.sequence + 1, now, { bid: String(bid), ask: String(ask) })
    ticks.set(symbol, next)
    const expected = dueByScan(next, { closable: false })
    const due = onTick(triggers, next)
    const got = due.map(nameOf)
    if ([...got].sort().join() !== [...expected].sort().join())
      differences.push(`triggers ${got.sort().join()} but scan ${expected.sort().join()}`)
    count(got.length === 0 ? 'quiet tick' : 'crossing tick')
    sendAll(due)
    const left = dueByScan(next, { closable: true }).filter((name) => !isStuck(name))
    if (left.length > 0) differences.push(`still due after ${next.sequence}: ${left.join()}`)
  }

  /** Everything that is armed is forgotten, and armed from the books as they stand. */
  function rebuild(): void {
    triggers = createTriggerBook(settings.symbols.values(), stateOf)
    for (const each of ticks.values()) onTick(triggers, each)
    for (const book of books.values()) load(triggers, book)
    sendAll(lookAtAll(triggers))
    count('rebuild')
  }

  function step(): void {
    now += 50
    const what = random(100)
    if (what < 58) tick()
    else if (what < 92) {
      const due: Due[] = []
      const book = pick([...books.values()])
      const named = { funding: { mark: 1000n * ONE, sequence: 1, rate: decimal('0.001') } }
      const next = randomCommand({ random, pick, ticks }, book, now)
      run(book.id, next, named, due, bug !== 'no_rearm' || next.kind === 'open_position')
      sendAll(due)
    } else if (what < 94) turn(pick(names))
    else if (random(10) === 0) rebuild()
    else sweep()
  }

  /** A market closes, or its price goes stale; it is stale from opening time to its first tick. */
  function turn(symbol: string): void {
    if (stateOf(symbol) === 'closed') states.set(symbol, 'stale')
    else if (random(4) === 0) states.set(symbol, pick(['stale', 'closed']))
  }

  /** A sweep finds nothing that was missed, and makes just those margin calls that a scan finds. */
  function sweep(): void {
    const found = [sweepSymbols(triggers), ...[...triggers.books.values()].map((book) => sweepBook(triggers, book))]
    const missed = found.flatMap((each) => each.missed)
    if (missed.length > 0) differences.push(`missed ${missed.map(nameOf).join()}`)
    const due = found.flatMap((each) => each.due)
    const calls = due.filter(({ command: { kind } }) => kind === 'call_margin').map(nameOf)
    const expected = callsByScan()
    if (calls.sort().join() !== expected.sort().join())
      differences.push(`called ${calls.join()} not ${expected.join()}`)
    sendAll(due)
  }

  function callsByScan(): string[] {
    return [...books.values()].flatMap((book) => {
      const subjects = [...recordsOf(book, positionRecord).values()].map((each) =>
        each.marginMode === 'cross' ? null : each.id,
      )
      return [...new Set(subjects)]
        .filter(
          (positionId) =>
            stateOf(recordsOf(book, positionRecord).get(positionId ?? '')?.symbol ?? 'A/USDT') !== 'closed' ||
            positionId === null,
        )
        .filter((positionId) => decide(book, { kind: 'call_margin', positionId }, factsFor()).ok)
        .map((positionId) => `call_margin ${positionId ?? book.id}`)
    })
  }

  return { step, differences, seen }
}

test('after every tick the triggers fire what a scan of all books finds due, and nothing else', () => {
  const seen = new Map<string, number>()
  for (const seed of [1, 2, 3]) {
    const house = createHouse(seed, 'none')
    for (let step = 0; step < 8_000 && house.differences.length === 0; step += 1) house.step()
    expect({ seed, differences: house.differences }).toEqual({ seed, differences: [] })
    for (const [what, times] of house.seen) seen.set(what, (seen.get(what) ?? 0) + times)
  }
  const often = ['quiet tick', 'crossing tick', 'open_position', 'fire_stops', 'liquidate_position', 'liquidate_cross']
  const sometimes = [
    'fill_limit_order',
    'fill_market_order',
    'settle_funding',
    'transfer',
    'reverse_position',
    'rebuild',
  ]
  const below = (least: number) => (what: string) => (seen.get(what) ?? 0) < least
  expect(often.filter(below(50))).toEqual([])
  expect(
    [...sometimes, 'add_margin', 'call_margin', 'not_due', 'several_symbols', 'higher_bracket'].filter(below(5)),
  ).toEqual([])
})

test.each(['no_rearm', 'strict'] as const)('the comparison finds a seeded bug: %s', (bug) => {
  const house = createHouse(1, bug)
  for (let step = 0; step < 8_000 && house.differences.length === 0; step += 1) house.step()
  expect(house.differences).not.toEqual([])
})
