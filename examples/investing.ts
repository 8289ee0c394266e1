import { randomBytes } from 'node:crypto'
import { named } from '@touchstone/domain/books/fact-kind'
import { decimal } from '@touchstone/domain/money/decimal'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { exitDayAt } from '@touchstone/domain/strategies/exit-of'
import { poolBookFact } from '@touchstone/domain/strategies/strategy-facts'
import { symbolsOfRule } from '@touchstone/domain/strategy-rules/rule'
import { dayMs, hourMs } from '@touchstone/domain/time'
import { newClientKey } from '@touchstone/server/executor/client-key'
import type { Committed, NamedFacts } from '@touchstone/server/executor/submission'
import { findHouseBook, poolHolder, treasuryHolder } from '@touchstone/server/features/house-books/house-books.store'
import { openSandboxPools } from '@touchstone/server/features/house-books/open-sandbox-pools'
import { strategyDayJob } from '@touchstone/server/features/strategies/count-days'
import { countedAfterMs, createStrategyDays } from '@touchstone/server/features/strategies/strategy-days'
import { strategyOfferings } from '@touchstone/server/features/strategies/strategy-offerings'
import { type House, openHouse } from '@touchstone/server/house/house'
import { createSchedules } from '@touchstone/server/house/schedules/schedules'
import { submitUnder } from '@touchstone/server/house/test-submit'
import { startTestCluster } from '@touchstone/server/platform/test-cluster'
import { createTestDatabase } from '@touchstone/server/platform/test-database'
import { lockedFacts } from '@touchstone/server/start/noun-features'
import { verifyDatabase } from '@touchstone/server/start/verify/verify'
import { investingLine } from './investing-lines.ts'
import { recordedHours } from './recorded-hours.ts'

/** A week of December 2025 that each rule gained on and lost on. */
const storyBegins = Date.UTC(2025, 11, 1, 9)
const days = 8

const log = (message: string, details: object): void => {
  console.error(message, details)
}

type Story = {
  house: House
  events: readonly Committed[]
  /** A new book with so much USDT, whose owner has acknowledged the risk. */
  person: (name: string, amount: string) => Promise<number>
  /** Buys and returns the id of the order. */
  buy: (bookId: number, product: string, amount: string) => Promise<string>
  ask: (bookId: number, command: UserCommand, facts?: NamedFacts) => Promise<number>
  /** Lets a day pass, and counts it. */
  passDay: () => Promise<void>
  passHours: (hours: number) => Promise<void>
}

/**
 * Eight days of strategies on recorded hours of BTC and ETH, day after day at once: the house funds what it sells, people
 * buy, gain and lose, one cancels, one leaves early, one stays to the end, and everything is checked.
 */
export async function run(): Promise<void> {
  const traded = new Set(['trend/1', 'reversion/1', 'spread/1'].flatMap((rule) => symbolsOfRule(rule as 'trend/1')))
  const { candles, files } = await recordedHours(
    [...traded].flatMap((symbol) => defaultSettings.symbols.get(symbol) ?? []),
  )
  console.log(`Prices: ${files}, under the dates on which they were recorded.`)
  console.log('Starting an embedded PostgreSQL …')
  const cluster = await startTestCluster()
  try {
    const { address } = await createTestDatabase(cluster.address)
    let now = storyBegins
    const house = await openHouse({ lockedFacts, address, clock: () => now, checkpointEveryMs: hourMs, log })
    const { sql, executor } = house
    const { submit } = executor
    const names = new Map<number, string>()
    const events: Committed[] = []
    const say = (line: string): void => {
      console.log(`${new Date(now).toISOString().slice(5, 16).replace('T', ' ')}  ${line}`)
    }
    const bookOfHouse = async (holder: string, name: string): Promise<number> => {
      const id = (await findHouseBook(sql, holder)) ?? 0
      names.set(id, name)
      return id
    }
    house.onCommitted((committed) => {
      for (const event of committed) events.push(event)
    })
    let told = 0
    const tell = (): void => {
      for (const event of events.slice(told)) {
        const line = investingLine(event)
        if (line !== undefined) say(`${names.get(event.book.id) ?? event.book.id}: ${line}`)
      }
      told = events.length
    }
    const strategyDays = createStrategyDays({ sql, candles })
    const schedules = createSchedules({ sql, jobs: [strategyDayJob({ sql, submit, days: strategyDays, log })], log })
    await schedules.advance(now)
    const offerings = strategyOfferings(house.settings())
    await openSandboxPools({ sql, submit, log }, offerings)
    await bookOfHouse(treasuryHolder, 'the treasury')
    const pools = new Map<string, number>()
    for (const { product } of offerings)
      pools.set(product, await bookOfHouse(poolHolder(product), `pool of ${product}`))

    const passTo = async (at: number): Promise<void> => {
      now = at
      await schedules.advance(now)
      await house.idle()
      await house.advance()
      tell()
    }
    const ask: Story['ask'] = async (bookId, command, facts) => {
      const key = newClientKey(now, randomBytes(10))
      const outcome = await submitUnder(house, key, {
        bookId,
        command,
        ...(facts === undefined ? {} : { named: facts }),
      })
      if (outcome.kind !== 'done') throw new Error(`${command.kind} not done: ${outcome.kind}`)
      await house.idle()
      tell()
      return outcome.sequence
    }
    await tellStory({
      house,
      events,
      ask,
      passDay: () => passTo((Math.floor(now / dayMs) + 1) * dayMs + countedAfterMs),
      passHours: (hours) => passTo(now + hours * hourMs),
      async person(name, amount) {
        const bookId = await house.openBook(names.size, 'real')
        names.set(bookId, name)
        const gift = {
          kind: 'grant_reward',
          currency: 'USDT',
          amount: decimal(amount),
          operators: [1, 2],
          reason: 'a story',
        } as const
        await submit({ bookId, key: 'story:reward', command: gift })
        await ask(bookId, { kind: 'acknowledge_risk' })
        return bookId
      },
      async buy(bookId, product, amount) {
        const facts = { byKind: named(poolBookFact, { product, bookId: pools.get(product) ?? 0 }) }
        const sequence = await ask(bookId, { kind: 'buy_strategy', product, amount: decimal(amount) }, facts)
        return `${bookId}-${sequence}`
      },
    })
    await house.stop()
  } finally {
    await cluster.stop()
  }
}

async function tellStory(story: Story): Promise<void> {
  const { house, events, person, buy, ask, passDay, passHours } = story
  const ann = await person('Ann', '5000')
  const ben = await person('Ben', '5000')
  const cem = await person('Cem', '2000')
  await buy(ann, 'trend-7', '1000')
  const spread = await buy(ben, 'spread-30', '2500')
  await buy(cem, 'reversion-14', '800')
  const doubted = await buy(cem, 'trend-7', '500')
  await passHours(2)
  await ask(cem, { kind: 'cancel_strategy', orderId: doubted })
  for (let day = 0; day < days; day += 1) {
    await passDay()
    if (day !== 4) continue
    await passHours(10)
    await ask(ben, { kind: 'exit_strategy', orderId: spread, exitDay: exitDayAt(house.clock()) })
  }
  const kinds = events.map(({ reply }) => reply)
  const isMet = [
    kinds.some((reply) => reply.kind === 'strategy_accrued' && reply.order.lastIncome < 0n),
    kinds.some((reply) => reply.kind === 'strategy_accrued' && reply.order.lastIncome > 0n),
    kinds.some((reply) => reply.kind === 'strategy_accrued' && reply.order.state === 'ended'),
    kinds.some((reply) => reply.kind === 'strategy_accrued' && reply.order.state === 'left'),
  ]
  if (isMet.includes(false))
    throw new Error('expected days that gain, days that lose, an order that ends, and one that is left')
  await passHours(2)
  await printProof(story)
}

/**
 * Checks every receipt, verifies the books, and shows that nothing is left between them. Nobody has signed what operators
 * ordered: this story has none.
 */
async function printProof({ house, events }: Story): Promise<void> {
  console.log('')
  for (const { row } of events) {
    const faults = checkReceipt(await house.receipt(row.bookId, row.sequence)).checks.filter(({ ok }) => !ok)
    if (faults.length > 0) throw new Error(`receipt ${row.bookId}-${row.sequence}: ${JSON.stringify(faults)}`)
  }
  console.log(`${events.length} receipts checked on their own, those of the house too: all hold`)
  const { differences, counts } = await verifyDatabase(house.sql, { withoutConsole: true })
  if (differences.length > 0) throw new Error(differences.join('\n'))
  const counted = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  console.log(`verify: ${counted.join(', ')}: clean`)
  const [transit] = await house.sql<{ amount: string }[]>`
    select coalesce(trim_scale(sum(amount)), 0)::text as amount from ledger_entries where account = 'house:transit'`
  console.log(`between the books is ${transit?.amount} USDT`)
  if (transit?.amount !== '0') throw new Error('what one book has sent another has not taken')
  const sums = await house.sql<{ currency: string; total: string }[]>`
    select currency, trim_scale(sum(amount))::text as total from ledger_entries group by currency order by currency`
  for (const { currency, total } of sums) console.log(`the sum of everything in ${currency} is ${total}`)
}
