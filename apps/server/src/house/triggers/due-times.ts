import { type Book, recordsOf } from '@touchstone/domain/books/book'
import { type Change, recordIn } from '@touchstone/domain/books/decision'
import { named } from '@touchstone/domain/books/fact-kind'
import type { Tick } from '@touchstone/domain/market/tick'
import { type Order, orderRecord } from '@touchstone/domain/positions/order'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { type SecondContract, secondContractRecord } from '@touchstone/domain/second-contracts/second-contract'
import { secondContractTapeFact } from '@touchstone/domain/second-contracts/second-contract-tape'
import type { Settings } from '@touchstone/domain/settings/settings'
import { createDueHeap } from '@touchstone/domain/triggers/due-heap'
import type { TapeReader } from '../tape/tape-reader.ts'
import type { NamedFacts, Outcome, Submission } from '../../executor/submission.ts'
import type { Flights } from './flights.ts'

export type DueTimesOptions = {
  submit: (submission: Submission) => Promise<Outcome>
  tape: Pick<TapeReader, 'headOf' | 'secondContractTape' | 'firstAfter'>
  /** Tapes a watermark: no tick at or before that moment comes any more. */
  seal: (symbol: string, at: number) => Promise<void>
  settings: () => Settings
  clock: () => number
  flights: Flights
  log: (message: string, details: Record<string, unknown>) => void
}

/** What waits for its time: a second contract for its expiry, an order for its own or for the time it is void. */
type Waiting = { bookId: number; key: string } & (Settling | { kind: 'expire' | 'void'; order: Order })
type Settling = { kind: 'settle'; contract: SecondContract }

export type DueTimes = ReturnType<typeof createDueTimes>

/** What came to nothing is tried again after this. Our choice. */
const againAfterMs = 1_000

/**
 * Second contracts, orders with an expiry and pending openings, by time. Each is sent when it is due, and again until a
 * commit has closed it; so one that fires twice, or after a restart, does nothing the second time.
 */
export function createDueTimes({ submit, tape, seal, settings, clock, flights, log }: DueTimesOptions) {
  const heap = createDueHeap<Waiting>()
  /** Expired contracts whose close is not sealed yet, by symbol. */
  const unsealed = new Map<string, Map<string, Waiting>>()
  const out = new Set<string>()

  function put(waiting: Waiting, at: number): void {
    if (!out.has(waiting.key)) heap.put(waiting.key, at, waiting)
  }

  function forget(key: string, symbol: string): void {
    heap.remove(key)
    out.delete(key)
    unsealed.get(symbol)?.delete(key)
  }

  function watch(bookId: number, change: Change): void {
    const contract = recordIn(change, secondContractRecord)
    if (contract !== undefined) watchContract(bookId, contract)
    const order = recordIn(change, orderRecord)
    if (order !== undefined) watchOrder(bookId, order)
  }

  function watchContract(bookId: number, contract: SecondContract): void {
    const key = `settle:${contract.id}`
    if (contract.state === 'placed') put({ bookId, key, kind: 'settle', contract }, contract.expiresAt)
    else forget(key, contract.symbol)
  }

  function watchOrder(bookId: number, order: Order): void {
    const isVoidable = order.type === 'market' && order.action === 'open'
    const key = order.type === 'market' ? `fill:${order.id}` : `expire:${order.id}`
    if (order.state !== 'open') forget(key, order.symbol)
    else if (isVoidable) put({ bookId, key, kind: 'void', order }, order.placedAt + settings().positions.voidAfterMs)
    else if (order.type === 'limit' && order.expiresAt !== null)
      put({ bookId, key, kind: 'expire', order }, order.expiresAt)
  }

  function start(waiting: Waiting): void {
    if (out.has(waiting.key)) return
    out.add(waiting.key)
    flights.add(carryOut(waiting))
  }

  async function carryOut(waiting: Waiting): Promise<void> {
    let againAt = clock() + againAfterMs
    try {
      const facts = await namedFor(waiting)
      if (facts === undefined) againAt = waitForSeal(waiting, againAt)
      else await submit({ bookId: waiting.bookId, key: waiting.key, command: commandOf(waiting), named: facts })
    } catch (error) {
      log('something due could not be sent', { error, bookId: waiting.bookId, key: waiting.key })
    }
    // A commit that closed it has taken it out of `out` by now.
    if (out.delete(waiting.key)) heap.put(waiting.key, againAt, waiting)
  }

  /** What its command names; undefined for a second contract whose close is not sealed yet. */
  async function namedFor(waiting: Waiting): Promise<NamedFacts | undefined> {
    if (waiting.kind === 'expire') return {}
    if (waiting.kind === 'settle') return tapeOf(waiting)
    const { symbol, acceptedSequence, placedAt } = waiting.order
    return { fillTick: await tape.firstAfter(symbol, acceptedSequence, placedAt) }
  }

  async function tapeOf({ contract }: Settling): Promise<NamedFacts | undefined> {
    const { symbol, expiresAt, watermarkAfterMs } = contract
    if (clock() >= expiresAt + watermarkAfterMs) await seal(symbol, expiresAt)
    for (;;) {
      const head = tape.headOf(symbol)
      const taped = await tape.secondContractTape(contract)
      if (taped !== undefined) return { byKind: named(secondContractTapeFact, taped) }
      // A tick that came while the tape was read may be the one that seals.
      if (tape.headOf(symbol) === head) return undefined
    }
  }

  /** The first tick after expiry seals it. When none comes, the time comes for a watermark. */
  function waitForSeal(waiting: Waiting, againAt: number): number {
    if (waiting.kind !== 'settle') return againAt
    const { symbol, expiresAt, watermarkAfterMs } = waiting.contract
    const bySymbol = unsealed.get(symbol) ?? new Map<string, Waiting>()
    unsealed.set(symbol, bySymbol.set(waiting.key, waiting))
    return clock() < expiresAt + watermarkAfterMs ? expiresAt + watermarkAfterMs : againAt
  }

  return {
    waiting: (): number => heap.size() + out.size,
    onChanges(bookId: number, changes: readonly Change[]): void {
      for (const change of changes) watch(bookId, change)
    },
    /** Everything open in a book, from the database. */
    load(book: Book): void {
      for (const contract of recordsOf(book, secondContractRecord).values()) watchContract(book.id, contract)
      for (const order of recordsOf(book, orderRecord).values()) watchOrder(book.id, order)
    },
    onTicks(ticks: readonly Tick[]): void {
      for (const { symbol, sourceAt } of ticks) {
        const bySymbol = unsealed.get(symbol)
        if (bySymbol === undefined) continue
        for (const [key, waiting] of bySymbol) {
          if (waiting.kind !== 'settle' || sourceAt <= waiting.contract.expiresAt || out.has(key)) continue
          bySymbol.delete(key)
          heap.remove(key)
          start(waiting)
        }
        if (bySymbol.size === 0) unsealed.delete(symbol)
      }
    },
    advance(now: number): void {
      for (const waiting of heap.takeUpTo(now)) {
        if (waiting.kind === 'settle') unsealed.get(waiting.contract.symbol)?.delete(waiting.key)
        start(waiting)
      }
    },
  }
}

function commandOf(waiting: Waiting): HouseCommand {
  switch (waiting.kind) {
    case 'settle':
      return { kind: 'settle_second_contract', contractId: waiting.contract.id }
    case 'expire':
      return { kind: 'expire_order', orderId: waiting.order.id }
    case 'void':
      return { kind: 'fill_market_order', orderId: waiting.order.id }
  }
}
