import { randomBytes } from 'node:crypto'
import { named } from '@touchstone/domain/books/fact-kind'
import { shownOf, shownOfMachine } from '@touchstone/domain/examples/example-terms'
import { decimal } from '@touchstone/domain/money/decimal'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { bondsUnder, ieosUnder } from '@touchstone/domain/settings/investments'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { poolBookFact } from '@touchstone/domain/strategies/strategy-facts'
import { symbolsOfRule } from '@touchstone/domain/strategy-rules/rule'
import { dayMs, hourMs } from '@touchstone/domain/time'
import { newClientKey } from '@touchstone/server/executor/client-key'
import type { Committed } from '@touchstone/server/executor/submission'
import { bondDayJob } from '@touchstone/server/features/bonds/bond-days'
import { bondSales } from '@touchstone/server/features/bonds/bond-sales'
import { openSandboxBonds } from '@touchstone/server/features/bonds/open-sandbox-bonds'
import { findHouseBook, poolHolder, treasuryHolder } from '@touchstone/server/features/house-books/house-books.store'
import { openSandboxPools } from '@touchstone/server/features/house-books/open-sandbox-pools'
import { miningDayJobs } from '@touchstone/server/features/mining/mining-days'
import { ieoSales } from '@touchstone/server/features/ieo/ieo-sales'
import { ieoSteps } from '@touchstone/server/features/ieo/ieo-steps'
import { openSandboxIeos } from '@touchstone/server/features/ieo/open-sandbox-ieos'
import { minerOfferings } from '@touchstone/server/features/mining/miner-offerings'
import { minerSales } from '@touchstone/server/features/mining/miner-sales'
import { networkHolder } from '@touchstone/server/features/mining/network-days.store'
import { strategyDayJob } from '@touchstone/server/features/strategies/count-days'
import { countedAfterMs, createStrategyDays } from '@touchstone/server/features/strategies/strategy-days'
import { strategyOfferings } from '@touchstone/server/features/strategies/strategy-offerings'
import type { Candles } from '@touchstone/server/house/candles/candles'
import { type House, openHouse } from '@touchstone/server/house/house'
import { createSchedules } from '@touchstone/server/house/schedules/schedules'
import { submitUnder } from '@touchstone/server/house/test-submit'
import { startTestCluster } from '@touchstone/server/platform/test-cluster'
import { createTestDatabase } from '@touchstone/server/platform/test-database'
import { lockedFacts } from '@touchstone/server/start/noun-features'
import { investingLine } from './investing-lines.ts'
import { printProof } from './investing-proof.ts'
import { storySettings, tellStory } from './investing-story.ts'
import type { Story } from './story.ts'
import { recordedHours, tickAt } from './recorded-hours.ts'

/** In the first week of December 2025 each rule gained and lost. */
const storyBegins = Date.UTC(2025, 11, 1, 9)

/** What the machines of the story mine. */
const coin = 'BTC/USDT'

const log = (message: string, details: object): void => {
  console.error(message, details)
}

/**
 * Forty days of investing, day after day at once, with strategies on recorded hours of BTC and ETH: the house funds what it
 * sells, people buy, gain and lose, one cancels, one leaves early, one stays to the end. A bond goes ahead, is late and is
 * repaid, another falls short. A machine mines on the simulated network, and earns nothing on days that are too dear.
 * A token that four times as many want goes to all in the same part, another is drawn.
 * Everything is checked.
 */
export async function run(): Promise<void> {
  const traded = new Set(['trend/1', 'reversion/1', 'spread/1'].flatMap((rule) => symbolsOfRule(rule as 'trend/1')))
  const { candles, files } = await recordedHours(
    [...traded].flatMap((symbol) => defaultSettings.symbols.get(symbol) ?? []),
  )
  console.log(`Prices: ${files}, under the dates on which they were recorded.`)
  console.log('The network of the machines is simulated: its blocks and difficulty follow from a published formula.')
  console.log('Starting an embedded PostgreSQL …')
  const cluster = await startTestCluster()
  try {
    const { address } = await createTestDatabase(cluster.address)
    const time = { now: storyBegins }
    const house = await openHouse({
      lockedFacts,
      address,
      clock: () => time.now,
      settings: storySettings,
      checkpointEveryMs: hourMs,
      log,
    })
    try {
      await tellOn(house, time, candles)
    } finally {
      await house.stop()
    }
  } finally {
    await cluster.stop()
  }
}

/** Opens what is offered, and tells the story from the time on that the house's clock shows. */
async function tellOn(house: House, time: { now: number }, candles: Pick<Candles, 'list'>): Promise<void> {
  const { sql, executor } = house
  const { submit } = executor
  const names = new Map<number, string>()
  const events: Committed[] = []
  const say = (line: string): void => {
    console.log(`${new Date(time.now).toISOString().slice(5, 16).replace('T', ' ')}  ${line}`)
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
  const { decisionTime, settings, tape } = house
  const jobs = [
    strategyDayJob({ sql, submit, days: strategyDays, log }),
    bondDayJob({ sql, submit, decisionTime, playIssuers: 'none' }),
    ...miningDayJobs({ sql, submit, settings, tape, feeds: {}, isLive: false, log }),
  ]
  const tokenSteps = ieoSteps({ sql, submit, decisionTime, playIssuers: 'none', log })
  const schedules = createSchedules({ sql, jobs, log })
  await schedules.advance(time.now)
  const pools = new Map<string, number>()
  for (const [product, name] of await openOffers(house))
    pools.set(product, await bookOfHouse(poolHolder(product), name))
  await bookOfHouse(treasuryHolder, 'the treasury')
  const sales = bondSales(house)
  const tokenSales = ieoSales(house)
  const machines = minerSales({ sql, settings, tape, candles })
  const network = await findHouseBook(sql, networkHolder('bitcoin'))
  if (network !== undefined) names.set(network, 'the network')

  /** The hour of a recording that is over, as ticks of now. */
  const tick = async (at: number): Promise<void> => {
    time.now = at
    const [hour] = await candles.list(coin, '1h', { before: Math.round(at / hourMs) * hourMs, limit: 1 })
    if (hour !== undefined) await house.ingest([tickAt(coin, hour.close, at)])
  }
  const passTo = async (at: number): Promise<void> => {
    time.now = at
    await schedules.advance(time.now)
    await tokenSteps.advance(time.now)
    await house.idle()
    await house.advance()
    tell()
  }
  const ask: Story['ask'] = async (bookId, command, facts) => {
    const key = newClientKey(time.now, randomBytes(10))
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
  let orders = 0
  const story: Story = {
    house,
    events,
    ask,
    async passDays(days) {
      for (let day = 0; day < days; day += 1) {
        const midnight = (Math.floor(time.now / dayMs) + 1) * dayMs
        // A price that is far from the last one counts once two more confirm it.
        for (const at of [-3_000, -2_000, -1_000, 1_000]) await tick(midnight + at)
        await passTo(midnight + countedAfterMs)
      }
    },
    async order(product, command) {
      orders += 1
      const outcome = await submit({ bookId: pools.get(product) ?? 0, key: `story:order:${orders}`, command })
      if (outcome.kind !== 'done') throw new Error(`${command.kind} not done: ${outcome.kind}`)
      await house.idle()
      tell()
    },
    async host(bookId, product, units) {
      const offer = await machines.offer(product)
      const shown = shownOfMachine(product, house.settings())
      await ask(bookId, { kind: 'buy_miner', product, units, ...shown }, offer.named)
    },
    async lend(bookId, product, units) {
      const offer = await sales.offer(product)
      await ask(bookId, { kind: 'subscribe_bond', product, units }, offer?.named)
    },
    async apply(bookId, product, lots) {
      const offer = await tokenSales.offer(product)
      const lotPrice = offer?.offer.lotPrice ?? 0n
      return `${bookId}-${await ask(bookId, { kind: 'apply_ieo', product, lots, lotPrice }, offer?.named)}`
    },
    passHours: (hours) => passTo(time.now + hours * hourMs),
    async person(name, amount) {
      const bookId = await house.openBook(names.size, 'real')
      names.set(bookId, name)
      await submit({ bookId, key: 'story:reward', command: gift(amount) })
      await ask(bookId, { kind: 'acknowledge_risk' })
      return bookId
    },
    async buy(bookId, product, amount) {
      const facts = { byKind: named(poolBookFact, { product, bookId: pools.get(product) ?? 0 }) }
      const shown = shownOf(product, house.settings())
      const sequence = await ask(bookId, { kind: 'buy_strategy', product, amount: decimal(amount), ...shown }, facts)
      return `${bookId}-${sequence}`
    },
  }
  await tellStory(story)
  await passTo(time.now + 2 * hourMs)
  await printProof(story)
}

/** Opens all that the settings offer. Returns each product with what its book is called. */
async function openOffers(house: House): Promise<[product: string, name: string][]> {
  const deps = { sql: house.sql, submit: house.executor.submit, log }
  const settings = house.settings()
  const offerings = [...strategyOfferings(settings), ...minerOfferings(settings)]
  await openSandboxPools(deps, { offerings, coins: ['BTC'] })
  await openSandboxBonds(deps, bondsUnder(settings))
  await openSandboxIeos(deps, ieosUnder(settings))
  return [
    ...offerings.map(({ product }): [string, string] => [product, `pool of ${product}`]),
    ...bondsUnder(settings).map(({ id }): [string, string] => [id, `bond ${id}`]),
    ...ieosUnder(settings).map(({ id }): [string, string] => [id, `sale of ${id}`]),
  ]
}

/** What somebody of the story begins with. */
const gift = (amount: string): HouseCommand => ({
  kind: 'grant_reward',
  currency: 'USDT',
  amount: decimal(amount),
  operators: [1, 2],
  reason: 'a story',
})
