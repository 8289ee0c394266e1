import { randomBytes } from 'node:crypto'
import { markOf } from '@touchstone/domain/market/tick'
import { decimal, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { nearestOnGrid } from '@touchstone/domain/money/mul-div'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'
import { decide } from '@touchstone/domain/rulebook/decide'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { newClientKey } from '@touchstone/server/executor/client-key'
import { quote as quoteExchange } from '@touchstone/server/features/exchange/quote'
import { lockedFacts } from '@touchstone/server/start/noun-features'
import { type House, openHouse } from '@touchstone/server/house/house'
import { submitUnder } from '@touchstone/server/house/test-submit'
import { framesAt, type SandboxFeed } from '@touchstone/server/house/feeds/sandbox-feed'
import type { Committed } from '@touchstone/server/executor/submission'
import { startTestCluster } from '@touchstone/server/platform/test-cluster'
import { createTestDatabase } from '@touchstone/server/platform/test-database'
import { verifyDatabase } from '@touchstone/server/start/verify/verify'
import { dayBegins, marketOfTheDay } from './market-of-the-day.ts'
import { linesOf } from './narrator.ts'
import { runOnline } from './trading-day-online.ts'

const [btc, eth, sol] = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT'] as const

type Day = {
  house: House
  say: (line: string) => void
  /** Plays at most this many seconds of the market, until a condition holds. Returns whether it held. */
  play: (secondsMax: number, until?: () => boolean) => Promise<boolean>
  /** Sends a command and returns its reply. */
  ask: (bookId: number, command: UserCommand) => Promise<Record<string, string>>
  mark: (symbol: string) => Price
  events: Committed[]
  names: Map<number, string>
}

/**
 * A day of trading on real recorded prices, from the first deposit of play money to the last checked receipt. With
 * `--url` it runs against that server, in real time, and waits at most `--minutes` (1) for the market.
 */
export async function run({ url, minutes = '1' }: { url?: string; minutes?: string }): Promise<void> {
  if (url === undefined) await runRecorded()
  else await runOnline(url, Number(minutes))
}

async function runRecorded(): Promise<void> {
  const symbols = [btc, eth, sol].flatMap((symbol) => defaultSettings.symbols.get(symbol) ?? [])
  const feed = await marketOfTheDay(symbols)
  console.log('Starting an embedded PostgreSQL …')
  const cluster = await startTestCluster()
  try {
    const { address } = await createTestDatabase(cluster.address)
    console.log(`The market: ${feed.description}.`)
    let now = dayBegins
    const events: Committed[] = []
    const names = new Map<number, string>()
    const say = (line: string): void => {
      console.log(`${new Date(now).toISOString().slice(11, 19)}  ${line}`)
    }
    const house = await openHouse({
      lockedFacts,
      address,
      clock: () => now,
      checkpointEveryMs: 60_000,
      log: (message, details) => {
        console.error(message, details)
      },
    })
    house.onCommitted((committed) => {
      for (const event of committed) {
        events.push(event)
        for (const line of linesOf(event)) say(`${names.get(event.book.id) ?? 'a new book'}: ${line}`)
      }
    })
    const setNow = (at: number): void => {
      now = at
    }
    await trade({ house, say, events, names, ...controls(house, feed, () => now, setNow) })
    await house.stop()
  } finally {
    await cluster.stop()
  }
}

function controls(
  house: House,
  feed: SandboxFeed,
  clock: () => number,
  setClock: (at: number) => void,
): Pick<Day, 'play' | 'ask' | 'mark'> {
  return {
    async play(secondsMax, until = () => false) {
      for (let second = 0; second < secondsMax; second += 1) {
        if (until()) return true
        setClock(clock() + 1_000)
        await house.ingest(framesAt(feed, clock()))
        await house.advance()
      }
      return until()
    },
    async ask(bookId, command) {
      const outcome = await submitUnder(house, newClientKey(clock(), randomBytes(10)), { bookId, command })
      if (outcome.kind !== 'done') throw new Error(`${command.kind} not done: ${JSON.stringify(outcome, printed)}`)
      return JSON.parse(outcome.reply) as Record<string, string>
    },
    mark(symbol) {
      const market = house.market(symbol)
      if (market === undefined) throw new Error(`${symbol} has no price yet`)
      return markOf(market.tick)
    },
  }
}

const printed = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? printDecimal(value) : value)

async function trade(day: Day): Promise<void> {
  const { house, say, play, ask, mark, events, names } = day
  await play(5)
  for (const symbol of [btc, eth, sol]) say(`${symbol} is at ${printDecimal(mark(symbol))}`)

  names.set(1, 'Ann').set(2, 'Ben')
  const ann = await house.openBook(1, 'demo')
  const ben = await house.openBook(2, 'demo')
  say('Ann and Ben have a demo book each, with 100,000 USDT of play money')

  const price = mark(btc)
  const long = await ask(ann, {
    ...opening(btc, 'long', 'isolated', 10, '0.1'),
    takeProfit: { price: grid(btc, (price * 1005n) / 1000n), quantity: null },
    stopLoss: { price: grid(btc, (price * 995n) / 1000n), quantity: null },
  })
  await ask(ann, { kind: 'add_margin', positionId: long['positionId'] ?? '', amount: decimal('100') })
  await ask(ann, opening(eth, 'short', 'cross', 5, '4'))
  await ask(ann, opening(eth, 'long', 'cross', 5, '3'))

  const below = grid(sol, (mark(sol) * 999n) / 1000n)
  say(`Ben wants SOL a little cheaper, at ${printDecimal(below)}`)
  const resting = { ...opening(sol, 'long', 'isolated', 10, '20'), price: below, expiresAt: null }
  await ask(ben, { ...resting, kind: 'place_limit_order' })
  await ask(ben, opening(btc, 'long', 'isolated', 100, '0.05'))
  await ask(ben, opening(btc, 'short', 'isolated', 100, '0.05'))
  const happened = (what: (event: Committed) => boolean) => (): boolean => events.some(what)
  const filled = happened(({ submission }) => submission.command.kind === 'fill_limit_order')
  const liquidated = happened(({ submission }) => submission.command.kind === 'liquidate_position')
  const stopped = happened(({ submission }) => submission.command.kind === 'fire_stops')
  await expect(play(6 * 3_600, filled), 'the limit order fills within six hours')
  await expect(play(12 * 3_600, liquidated), 'one of two opposite positions at 100x is liquidated within twelve hours')
  await expect(play(24 * 3_600, stopped), "Ann's position meets its take-profit or stop-loss within a day")

  await ask(ann, {
    kind: 'buy_second_contract',
    symbol: btc,
    direction: 'rise',
    durationSeconds: 30,
    stake: decimal('50'),
  })
  const settled = happened(({ submission }) => submission.command.kind === 'settle_second_contract')
  await expect(play(60, settled), 'the second contract settles')

  await ask(ann, { kind: 'transfer', from: 'contract', to: 'balance', currency: 'USDT', amount: decimal('1000') })
  const request = { id: 'quote-1', bookId: ann, from: 'USDT', to: 'BTC', pay: decimal('500') } as const
  const quoted = await quoteExchange(house, request)
  if (!quoted.ok) throw new Error(`no quote: ${quoted.refusal.kind}`)
  say(`Ann is quoted ${printDecimal(quoted.value.receive)} BTC for 500 USDT`)
  await ask(ann, { kind: 'exchange', quoteId: 'quote-1' })

  for (const bookId of [ann, ben]) await ask(bookId, { kind: 'close_all' })
  await play(70)
  await printLedger(day, [ann, ben])
}

async function expect(play: Promise<boolean>, what: string): Promise<void> {
  if (!(await play)) throw new Error(`expected that ${what}`)
}

/** Prints the ledger, checks every receipt, verifies the books and shows that the sum is zero. */
async function printLedger({ house, names, events }: Day, books: readonly number[]): Promise<void> {
  console.log('\nThe ledger')
  const rows = await house.sql<Record<'kind' | 'account' | 'amount' | 'balance' | 'currency' | 'book', string>[]>`
    select book_id::text as book, kind, account, currency, trim_scale(amount)::text as amount,
           trim_scale(balance_after)::text as balance
    from ledger_entries where balance_after is not null order by book_id, sequence, posting`
  for (const { book, kind, account: name, amount, balance, currency } of rows)
    console.log(
      `  ${(names.get(Number(book)) ?? book).padEnd(4)} ${kind.padEnd(16)} ${name.padEnd(9)}` +
        `${amount.padStart(18)} ${currency.padEnd(5)} → ${balance.padStart(18)}`,
    )

  let checked = 0
  for (const { row } of events.filter(({ book }) => books.includes(book.id))) {
    const verdict = await checkSignedReceipt(await house.receipt(row.bookId, row.sequence))
    const faults = verdict.checks.filter((each) => !each.ok)
    if (faults.length > 0) throw new Error(`receipt ${row.bookId}-${row.sequence}: ${JSON.stringify(faults)}`)
    checked += 1
  }
  console.log(`\n${checked} receipts checked on their own: all hold`)

  const { differences, counts } = await verifyDatabase(house.sql, { decide })
  if (differences.length > 0) throw new Error(differences.join('\n'))
  console.log(
    `verify: ${Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}: clean`,
  )
  const sums = await house.sql<{ currency: string; total: string }[]>`
    select currency, trim_scale(sum(amount))::text as total from ledger_entries group by currency order by currency`
  for (const { currency, total } of sums) console.log(`the sum of everything in ${currency} is ${total}`)
}

const opening = (
  symbol: string,
  direction: 'long' | 'short',
  marginMode: 'isolated' | 'cross',
  leverage: number,
  quantity: string,
) => ({
  kind: 'open_position' as const,
  symbol,
  direction,
  marginMode,
  leverage,
  quantity: decimal(quantity),
  takeProfit: null,
  stopLoss: null,
})

const grid = (symbol: string, price: Price): Price =>
  nearestOnGrid(price, defaultSettings.symbols.get(symbol)?.priceTick ?? 1n).below
