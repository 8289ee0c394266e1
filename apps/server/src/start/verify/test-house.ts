import { readRecord, writeCanonical } from '@touchstone/domain/books/codec'
import { named } from '@touchstone/domain/books/fact-kind'
import type { Facts } from '@touchstone/domain/books/facts'
import { exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { quoteExchange } from '@touchstone/domain/exchange/quote-exchange'
import type { World } from '@touchstone/domain/ledger/account'
import { decimal } from '@touchstone/domain/money/decimal'
import { decide, isUserCommand } from '@touchstone/domain/rulebook/decide'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { secondContractRecord } from '@touchstone/domain/second-contracts/second-contract'
import { secondContractTapeFact } from '@touchstone/domain/second-contracts/second-contract-tape'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { bookOf } from '../../executor/books.store.ts'
import { createCheckpointer } from '../../house/ledger/checkpoints.ts'
import { createTape } from '../../house/tape/tape.ts'
import { createTickDays } from '../../house/tape/tick-days.ts'
import { createVector } from '../../house/tape/vector.ts'
import { connect, serverRole } from '../../platform/database.ts'
import { lockedFacts } from '../noun-features.ts'
import { createExecutor } from '../../executor/executor.ts'
import type { NamedFacts, Outcome } from '../../executor/submission.ts'
import type { ClusterAddress } from '../../platform/test-database.ts'
import { loadSettings } from '../../house/settings/settings.store.ts'

export type TestHouse = Awaited<ReturnType<typeof openTestHouse>>

/** What a dishonest house does otherwise: other decisions, and other facts than those of the moment. */
export type Lies = { decide: typeof decide; facts: () => Partial<Pick<Facts, 'settings' | 'fillAt'>> }

/** A house on a database of its own, as the server puts it together, with a clock that tests set. */
export async function openTestHouse(
  address: ClusterAddress,
  startAt: number,
  lies: Lies = { decide, facts: () => ({}) },
  settings = defaultSettings,
) {
  const owner = connect(address, 3)
  const sql = connect(address, 4, serverRole)
  await loadSettings(sql, settings)
  const clock = { now: startAt }
  const vector = createVector()
  const days = createTickDays(owner)
  const tape = await createTape({
    sql,
    writer: sql,
    days,
    vector,
    settings: () => settings,
    commitEveryMs: undefined,
    onTicks: () => undefined,
    onFailure: (error) => {
      throw error
    },
  })
  const factsAt = (at: number) => ({
    at,
    settings,
    fillAt: 'command' as const,
    market: vector.at(at, settings),
    named: {},
    ...lies.facts(),
  })
  const executor = createExecutor({
    lockedFacts,
    differenceIn: () => Promise.resolve(undefined),
    address,
    decide: lies.decide,
    role: serverRole,
    facts: { vector: () => factsAt(clock.now), netQuantity: () => 0n },
  })
  const versions = [settings]
  const checkpointer = createCheckpointer(sql, () => versions)
  let keys = 0

  async function submit(
    bookId: number,
    command: Command,
    named?: NamedFacts,
  ): Promise<{ sequence: number; reply: string }> {
    keys += 1
    const key = `${isUserCommand(command) ? 'u' : 'test'}:${keys}`
    const outcome: Outcome = await executor.submit({ bookId, key, command, ...(named === undefined ? {} : { named }) })
    if (outcome.kind !== 'done') throw new Error(`${command.kind}: ${JSON.stringify(outcome)}`)
    return outcome
  }

  /** Moves the clock, and tapes a tick of each of these symbols at that moment, which took so long from its source. */
  async function ticksAt(at: number, prices: Readonly<Record<string, string>>, delayMs = 5): Promise<void> {
    clock.now = at + 20
    for (const [symbol, price] of Object.entries(prices)) {
      const { sequence: _, ...tick } = exampleTick(symbol, 0, at + 5 - delayMs, price)
      const answer = tape.admit({ ...tick, receivedAt: at + 5 })
      if (answer !== 'queued') throw new Error(`${symbol} at ${at}: ${answer}`)
    }
    await tape.flush()
  }

  async function grantedBook(userId: number, world: World = 'demo'): Promise<number> {
    const bookId = await bookOf(sql, userId, world)
    await submit(bookId, { kind: 'grant_demo' })
    return bookId
  }

  async function exchange(bookId: number, pay: string): Promise<void> {
    const request = { id: `quote-${bookId}`, bookId, from: 'USDT' as const, to: 'BTC' as const, pay: decimal(pay) }
    const quote = quoteExchange(request, { ...factsAt(clock.now), netQuantity: () => 0n })
    if (!quote.ok) throw new Error(quote.refusal.kind)
    await sql`insert into exchange_quotes (book_id, body) values (${bookId}, ${writeCanonical(quote.value)})`
    await submit(bookId, { kind: 'exchange', quoteId: request.id })
  }

  return {
    sql,
    owner,
    clock,
    tape,
    days,
    submit,
    execute: executor.submit,
    ticksAt,
    grantedBook,
    exchange,
    checkpoint: () => checkpointer.run(clock.now),
    async close(): Promise<void> {
      await executor.stop()
      await tape.close()
      await Promise.all([sql.end(), owner.end()])
    },
  }
}

/**
 * A day in a small house: every kind of record, postings on both sides, a settled second contract, three checkpoints,
 * and rows that the fourth has yet to cover. Leaves one position, one resting order and one second contract open.
 */
export async function liveOneDay(house: TestHouse, startAt: number): Promise<{ first: number; second: number }> {
  const { submit, ticksAt } = house
  await ticksAt(startAt, { 'BTC/USDT': '64000', 'ETH/USDT': '3000' })
  const [first, second] = [await house.grantedBook(1), await house.grantedBook(2)]
  const order = { symbol: 'BTC/USDT', leverage: 10, takeProfit: null, stopLoss: null } as const
  await submit(first, {
    ...order,
    kind: 'open_position',
    direction: 'long',
    marginMode: 'isolated',
    quantity: decimal('0.1'),
  })
  await submit(first, {
    ...order,
    kind: 'open_position',
    direction: 'short',
    marginMode: 'cross',
    quantity: decimal('0.2'),
  })
  await house.checkpoint()
  await ticksAt(startAt + 1_000, { 'BTC/USDT': '64100', 'ETH/USDT': '3001' })
  await submit(first, exampleTransfer('500'))
  await house.exchange(first, '100')
  const bought = await submit(second, second30('rise'))
  await ticksAt(startAt + 2_000, { 'BTC/USDT': '64150' })
  await submit(second, {
    ...order,
    kind: 'place_limit_order',
    direction: 'long',
    marginMode: 'isolated',
    price: decimal('60000'),
    quantity: decimal('0.01'),
    expiresAt: null,
  })
  await house.checkpoint()
  await ticksAt(startAt + 31_000, { 'BTC/USDT': '64200', 'ETH/USDT': '3002' })
  await settleSecondContract(house, second, `${second}-${bought.sequence}`)
  await submit(first, { kind: 'close_position', positionId: `${first}-2`, quantity: null })
  await house.checkpoint()
  await ticksAt(startAt + 34_000, { 'BTC/USDT': '64210' })
  await submit(second, second30('fall'))
  return { first, second }
}

export const second30 = (direction: 'rise' | 'fall'): Command => ({
  kind: 'buy_second_contract',
  symbol: 'BTC/USDT',
  direction,
  durationSeconds: 30,
  stake: decimal('50'),
})

/** Seals the expiry of a second contract and settles it. @returns the sequence of the settlement. */
export async function settleSecondContract(house: TestHouse, bookId: number, contractId: string): Promise<number> {
  const rows = await house.sql<{ body: string }[]>`
    select body from second_contracts where book_id = ${bookId} and id = ${contractId}`
  const contract = readRecord(secondContractRecord, rows[0]?.body ?? '')
  house.clock.now = Math.max(house.clock.now, contract.expiresAt + contract.watermarkAfterMs)
  const sealed = house.tape.watermark(contract.symbol, contract.expiresAt)
  await house.tape.flush()
  await sealed
  const tape = await house.tape.sealedTape(contract)
  const settle = { kind: 'settle_second_contract', contractId } as const
  return (await house.submit(bookId, settle, { byKind: named(secondContractTapeFact, tape) })).sequence
}
