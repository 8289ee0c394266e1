import { decimal } from '@touchstone/domain/money/decimal'
import { decide } from '@touchstone/domain/rulebook/decide'
import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { House } from '@touchstone/server/house/house'
import { submitUnder } from '@touchstone/server/house/test-submit'
import { connect } from '@touchstone/server/platform/database'
import type { EmbeddedDatabase } from '@touchstone/server/platform/embedded-database'
import { prepareDatabase } from '@touchstone/server/platform/prepare-database'
import { createRandom } from '../chance/random.ts'
import { foundBy } from '../desk/checker.ts'
import { type Coverage, createCoverage } from '../desk/coverage.ts'
import { createDecisionLog } from '../desk/decision-log.ts'
import { createDesk } from '../desk/desk.ts'
import { createObserver } from '../desk/observer.ts'
import { emptyNaiveBook } from '../naive-model/naive-book.ts'
import { dayMs } from '../naive-model/naive-restrictions.ts'
import { nouns } from '../rulebook/nouns.ts'
import type { View } from '../noun/sizing.ts'
import { createOffers, createPoolBooks } from '../offers/offers.ts'
import { type Keeping, openOn, untilAlone } from './house-keeper.ts'
import { createInspector } from './inspector.ts'
import { lifeSettings } from './life-settings.ts'
import { openSerializingProxy } from './serializing-proxy.ts'
import { startAt } from './timetable.ts'

const bond = (given: Pick<BondTerms, 'id' | 'termDays' | 'repayment'> & Partial<BondTerms>): BondTerms => ({
  issuer: 'anybody',
  riskClass: 'C',
  currency: 'USDT',
  unit: decimal('33.33'),
  units: 40,
  unitsMin: 4,
  dailyRate: decimal('0.00043217'),
  subscriptionDays: 9,
  thinkDays: 5,
  unitsMax: 15,
  identityLevel: 0,
  ...given,
})

/** With months between two payments, and one that ends between two months. */
const bonds: readonly BondTerms[] = [
  bond({ id: 'quay-75', termDays: 75, repayment: 'monthly' }),
  bond({ id: 'mill-60', termDays: 60, repayment: 'monthly', unit: decimal('7.1'), dailyRate: decimal('0.0098765') }),
  bond({ id: 'barn-33', termDays: 33, repayment: 'at_end', unitsMax: 0, subscriptionDays: 6 }),
  bond({ id: 'attic-5', termDays: 5, repayment: 'monthly', unitsMin: 40 }),
]

const settings: Settings = {
  ...lifeSettings,
  investments: { capital: decimal('1000'), passwordFrom: decimal('1000'), strategies: [], bonds, miners: [] },
}

const people = 6

export type BondMonths = { seed: number; days: number; address: EmbeddedDatabase['connection'] }

/** Months of a house that has nothing but bonds: what a life is too short for. Returns the first faults. */
export async function liveBondMonths({
  seed,
  days,
  address,
}: BondMonths): Promise<{ faults: string[]; coverage: Coverage }> {
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
  const offers = createOffers({ sql, seed, desk, coverage, observer, pools })
  const inspector = createInspector(sql, coverage)
  const bookIds: number[] = []

  async function join(): Promise<void> {
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
    const { subscribe_bond: subscribe, withdraw_bond: withdraw } = nouns.bonds.wishes
    const intents = bookIds.flatMap((bookId) => {
      if (random.happens(0.3)) return []
      const command = random.pick([subscribe, subscribe, subscribe, withdraw]).make(viewOf(bookId))
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
      if (random.happens(0.15)) await crash()
      else await (await act(false))(false)
      const faults = await check()
      if (faults.length > 0) return [`day ${day}`, ...faults]
    }
    return inspector.inspectAll(house, observer.auditor)
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
