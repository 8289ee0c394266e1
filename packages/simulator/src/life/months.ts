import { decimal } from '@touchstone/domain/money/decimal'
import { decide } from '@touchstone/domain/rulebook/decide'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { House } from '@touchstone/server/house/house'
import { submitUnder } from '@touchstone/server/house/test-submit'
import { connect } from '@touchstone/server/platform/database'
import type { EmbeddedDatabase } from '@touchstone/server/platform/embedded-database'
import { prepareDatabase } from '@touchstone/server/platform/prepare-database'
import { createRandom } from '../chance/random.ts'
import { createMarket } from '../market/market.ts'
import { foundBy } from '../desk/checker.ts'
import { type Coverage, createCoverage } from '../desk/coverage.ts'
import { createDecisionLog } from '../desk/decision-log.ts'
import { createDesk } from '../desk/desk.ts'
import { createObserver } from '../desk/observer.ts'
import { emptyNaiveBook } from '../naive-model/naive-book.ts'
import { dayMs } from '../naive-model/naive-restrictions.ts'
import type { View } from '../noun/sizing.ts'
import { createOffers } from '../offers/offers.ts'
import { createPoolBooks } from '../offers/pool-books.ts'
import { type Keeping, openOn, untilAlone } from './house-keeper.ts'
import { createInspector } from './inspector.ts'
import { openSerializingProxy } from './serializing-proxy.ts'
import { startAt } from './timetable.ts'

const people = 6

export type Months = {
  seed: number
  days: number
  address: EmbeddedDatabase['connection']
  settings: Settings
  /** Whether there are prices: rows of the tape are dropped after 30 days, and longer months have none to check. */
  hasPrices: boolean
  /** What somebody does on a day. */
  wish: (view: View) => UserCommand | undefined
}

/** Months of a house that has nothing but what these settings offer: what a life is too short for. Returns the first faults. */
export async function liveMonths({
  seed,
  days,
  address,
  settings,
  hasPrices,
  wish,
}: Months): Promise<{ faults: string[]; coverage: Coverage }> {
  await prepareDatabase(address)
  const random = createRandom(seed)
  const proxy = await openSerializingProxy(address, random.fork())
  const sql = connect(address, 1)
  const [coverage, decisions, pools] = [createCoverage(), createDecisionLog(), createPoolBooks()]
  const complaints: string[] = []
  let [now, isCrashing] = [startAt, false]
  const clock = (): number => now
  const listened = decisions.listen(decide)
  const keeping: Keeping = { address: proxy.address, sql, clock, settings, mutant: undefined, decide: listened }
  const open = (): Promise<House> => openOn(keeping, (text) => void (isCrashing || complaints.push(text)))
  let house = await open()
  const observer = await createObserver(sql, coverage, decisions, clock)
  const desk = createDesk(random.fork(), coverage, pools.factsOf)
  const offers = createOffers({ sql, seed, desk, coverage, observer, pools, applicants: 0 })
  const inspector = createInspector(sql, coverage)
  const market = createMarket(createRandom(seed ^ 0x4d_a5))
  async function feed(): Promise<void> {
    if (hasPrices) await house.ingest(observer.surroundings.fed(market.frames(now, 60)))
  }
  const bookIds: number[] = []

  async function join(): Promise<void> {
    await feed()
    await offers.join(house)
    for (let user = 1; user <= people; user += 1) {
      const bookId = await house.openBook(user, 'real')
      const given = { currency: 'USDT', amount: decimal('2000'), operators: [1, 2], reason: 'A test.' } as const
      await house.executor.submit({ bookId, key: 'operator:1', command: { kind: 'grant_reward', ...given } })
      await desk.send(house, desk.intend(bookId, { kind: 'acknowledge_risk' }, now), false)
      bookIds.push(bookId)
    }
  }

  function viewOf(bookId: number): View {
    const book = observer.model.books.get(bookId) ?? emptyNaiveBook(bookId, 'real')
    const quotes = { known: () => [], ask: () => Promise.resolve(false) }
    return { random, now, book, others: [], settings: house.settings(), tape: observer.tape, symbols: [], quotes }
  }

  /** What people and operators do on a day, all at once. */
  async function act(isBeforeCrash: boolean): Promise<(isCrashing: boolean) => Promise<unknown>> {
    const intents = bookIds.flatMap((bookId) => {
      if (random.happens(0.3)) return []
      const command = wish(viewOf(bookId))
      return command === undefined ? [] : [desk.intend(bookId, command, now)]
    })
    const planned = await offers.plan(house, now, isBeforeCrash)
    return (isCut) => Promise.all([...intents.map((each) => desk.send(house, each, isCut)), planned(isCut)])
  }

  async function crash(): Promise<void> {
    await house.idle()
    const acting = await act(true)
    isCrashing = true
    const sent = acting(true)
    await proxy.crash(random.below(12), random.happens(0.3) ? 'before' : 'after')
    await house.abandon()
    await sent
    observer.surroundings.restarted()
    await untilAlone(sql)
    proxy.reopen()
    isCrashing = false
    house = await open()
    await house.advance()
    offers.restarted()
    await offers.count(house)
    for (const intent of desk.takeUnanswered()) await submitUnder(house, intent.uuid, intent)
  }

  async function check(): Promise<string[]> {
    await house.advance()
    await house.idle()
    await offers.count(house)
    const { rows, faults } = await observer.look(desk.takeAcknowledged())
    inspector.follow(rows)
    return [
      ...faults,
      ...foundBy('desk', desk.faults.splice(0)),
      ...foundBy('house', complaints.splice(0)),
      ...foundBy(
        'overdue',
        observer.overdue(now, () => false),
      ),
    ]
  }

  async function lived(): Promise<string[]> {
    await join()
    for (let day = 0; day < days;) {
      const passed = random.happens(0.2) ? 1 + random.below(3) : 1
      day += passed
      now += passed * dayMs - random.below(60_000) + random.below(60_000)
      await feed()
      if (random.happens(0.15)) await crash()
      else await (await act(false))(false)
      const faults = await check()
      if (faults.length > 0) return [`day ${day}`, ...faults]
    }
    // What came last gets its checkpoint.
    for (let minute = 0; minute < 6; minute += 1) {
      now += 60_000
      await feed()
      await house.advance()
    }
    const faults = await check()
    return faults.length > 0 ? faults : inspector.inspectAll(house, observer.auditor)
  }

  try {
    return { faults: await lived(), coverage }
  } finally {
    isCrashing = true
    await house.abandon().catch(() => undefined)
    await sql.end({ timeout: 5 })
    await proxy.close()
  }
}
