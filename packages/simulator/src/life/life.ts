import { decide } from '@touchstone/domain/rulebook/decide'
import { connect } from '@touchstone/server/platform/database'
import { prepareDatabase } from '@touchstone/server/platform/prepare-database'
import type { House } from '@touchstone/server/house/house'
import { submitUnder } from '@touchstone/server/house/test-submit'
import type { EmbeddedDatabase } from '@touchstone/server/platform/embedded-database'
import { dayMs } from '../naive-model/naive-restrictions.ts'
import { createPoolBooks } from '../offers/pool-books.ts'
import { createPeople } from './people.ts'
import { createMarket, fedSymbols, type SimulatedMarket } from '../market/market.ts'
import type { Mutant } from '../mutants/mutant.ts'
import type { Beside } from '../desk/beside.ts'
import { createRandom } from '../chance/random.ts'
import { type Coverage, createCoverage, missing } from '../desk/coverage.ts'
import { createDecisionLog } from '../desk/decision-log.ts'
import { createDesk, type Desk } from '../desk/desk.ts'
import { checkersOf, foundBy } from '../desk/checker.ts'
import { fingerprint } from './fingerprint.ts'
import { type Keeping, openOn, untilAlone } from './house-keeper.ts'
import type { ReceiptListener } from './final-checks.ts'
import { createInspector } from './inspector.ts'
import { fileNextTick, lifeSettings } from './life-settings.ts'
import { createObserver, type Observer } from '../desk/observer.ts'
import { createAwake } from '../desk/awake.ts'
import { clockMove, startAt, watchedSeconds } from './timetable.ts'
import { openSerializingProxy } from './serializing-proxy.ts'

export type LifeOptions = {
  seed: number
  steps: number
  /** The address of an empty database. */
  address: EmbeddedDatabase['connection']
  mutant?: Mutant | undefined
  /** Mutants that decide beside the life, which changes nothing about it. */
  beside?: Beside | undefined
  /** Few people, who all walk to the edges at every step: what is wrong there shows soon. */
  directed?: boolean
  /** Outcomes that must occur: while one is missing the life continues, up to twice as long. */
  until?: readonly string[]
  log?: (line: string) => void
  /** Hears of each receipt that is checked. */
  heard?: ReceiptListener
}

export type LifeReport = {
  coverage: Coverage
  steps: number
  rows: number
  ticks: number
  receipts: number
  /** Equal for all lives with the same seed and steps. */
  fingerprint: string
  ms: number
}

/** The faults, the step and seed at which they occurred, and how to reproduce them. */
export class LifeFailure extends Error {
  readonly step: number
  readonly faults: readonly string[]
  /** Who found them. */
  readonly checkers: readonly string[]
  constructor(options: LifeOptions, step: number, faults: readonly string[]) {
    const mutant = options.mutant === undefined ? '' : ` --mutant ${options.mutant.name}`
    const whole = (options.until ?? []).length === 0 ? '' : ' --whole'
    const again = `npm run simulate -- --seed ${options.seed} --steps ${options.steps}${whole}${mutant}`
    super(`step ${step}: ${faults.slice(0, 8).join('\n  ')}\n${faults.length} faults in all; reproduce with: ${again}`)
    this.step = step
    this.faults = faults
    this.checkers = checkersOf(faults)
  }
}

/**
 * Simulates one life of the house on a real database: prices, people, time and accidents follow the seed, and outside
 * observers check everything committed after each step. Throws a `LifeFailure` at the first step with a fault.
 */
export async function live(options: LifeOptions): Promise<LifeReport> {
  const began = performance.now()
  const { steps, address, mutant } = options
  await prepareDatabase(address)
  const proxy = await openSerializingProxy(address, createRandom(options.seed ^ 0x7_04e5))
  const sql = connect(address, 1)
  const random = createRandom(options.seed)
  const coverage = createCoverage()
  const [complaints, clock]: [string[], { now: number }] = [[], { now: startAt }]
  const now = (): number => clock.now
  const [decisions, pools] = [createDecisionLog(options.beside), createPoolBooks()]
  const listened = decisions.listen(mutant?.decide?.(decide) ?? decide)
  const keeping: Keeping = { address: proxy.address, sql, decide: listened, mutant, settings: lifeSettings, clock: now }
  let isCrashing = false
  const complain = (text: string): void => void (isCrashing || complaints.push(text))
  let house: House = await openOn(keeping, complain)
  const observer = await createObserver(sql, coverage, decisions, now)
  const market = createMarket(random.fork())
  const desk = createDesk(random.fork(), coverage, pools.factsOf)
  const people = createPeople({ seed: options.seed, random, desk, coverage, observer, market, sql, mutant, pools })
  const { crowd, brinks, walkers, depositors, offers } = people
  const inspector = createInspector(sql, coverage, options.heard)
  const awake = createAwake(fedSymbols)
  const { fed, restarted } = observer.surroundings
  let [step, lived] = [0, '']

  const feed = async (seconds: number): Promise<void> => house.ingest(fed(market.frames(clock.now, seconds)))

  const watch = (seconds: number): Promise<void> => pass(seconds, clock, () => feed(2).then(() => house.advance()))

  async function reopen(how: 'stopped' | 'abandoned'): Promise<void> {
    coverage.count(`restart: ${how}`)
    if (how === 'stopped') await house.stop()
    else await house.idle().then(crash)
    restarted()
    await untilAlone(sql)
    proxy.reopen()
    // The second half fills orders on the next tick, as a live house does.
    if (step > steps / 2) await fileNextTick(sql, clock.now)
    isCrashing = false
    house = await openOn(keeping, complain)
    await house.advance()
    await people.resume(house)
    complaints.push(...(await retryUnanswered(house, desk, coverage)))
  }

  /** Crashes in the middle of a step: some of it is committed, some is not, and nobody got an answer. */
  async function crash(): Promise<void> {
    complaints.push(...(await observer.catchUp()))
    const intents = await crowd.intents(house, clock.now, 12)
    const act = await people.plan(house, clock.now, true)
    isCrashing = true
    const sent = intents.map((intent) => desk.send(house, intent, true))
    const acting = act(true)
    const fed = feed(1).catch(() => undefined)
    await proxy.crash(random.below(12), random.happens(0.3) ? 'before' : 'after')
    await house.abandon()
    await Promise.all([...sent, acting, fed])
  }

  async function check(thorough: boolean): Promise<void> {
    await house.advance()
    await house.idle()
    await offers.count(house)
    const { rows, faults } = await observer.look(desk.takeAcknowledged())
    inspector.follow(rows)
    faults.push(...foundBy('desk', desk.faults.splice(0)))
    faults.push(...foundBy('house', [...complaints.splice(0), ...countersOf(house)]))
    const marks = awake.look((symbol) => house.market(symbol))
    faults.push(...foundBy('overdue', observer.overdue(clock.now, marks)))
    if (faults.length === 0 && thorough) faults.push(...(await inspector.inspect(house, observer.auditor)))
    if (faults.length > 0) throw new LifeFailure(options, step, faults)
  }

  async function takeStep(): Promise<void> {
    const move = clockMove(random, step, steps, clock.now)
    if (move.ms < 0) coverage.count('clock set back')
    clock.now += walkers.within(clock.now, move.ms)
    await walkers.act(house, step, house.clock(), options.directed === true)
    await depositors.act(house, clock.now)
    if (step % 12 > 3) await brinks.act(house, step, clock.now)
    const intents = await crowd.ofStep(house, clock.now, options.directed === true)
    const act = await people.plan(house, clock.now)
    const sent = intents.map((intent) => desk.send(house, intent, false))
    const fed = feed(Math.max(0, move.ms) / 1_000)
    await Promise.all([...sent, act(false), fed])
    if (random.happens(0.03)) desk.faults.push(...(await crowd.forge(house)))
    const restart = move.isDowntime || random.happens(0.012)
    if (restart) await reopen(random.happens(0.6) ? 'abandoned' : 'stopped')
    await check(restart)
    const watched = watchedSeconds(step, steps)
    if (watched > 0) await watch(watched).then(() => check(false))
  }

  /** At the end the feed works, time passes, and everything that was started finishes. */
  async function windDown(): Promise<void> {
    market.heal()
    await watch(320).then(() => check(false))
    await passDays(2, clock, () => feed(60).then(() => check(false)))
    await house.stop()
    await untilAlone(sql)
    house = await openOn(keeping, complain)
    // All that a thorough check looks at, `inspectAll` does.
    await check(false)
    proxy.straighten()
    const faults = await inspector.inspectAll(house, observer.auditor)
    faults.push(...foundBy('payments', observer.payments.missing()))
    if (faults.length > 0) throw new LifeFailure(options, step, faults)
  }

  try {
    await feed(1)
    await people.join(house)
    const isOver = (): boolean =>
      step > 2 * steps || (step > steps && missing(coverage, options.until ?? []).length === 0)
    for (step = 1; !isOver(); step += 1) {
      await takeStep()
      if (step % 250 === 0) tell(options, { step, rows: observer.auditor.rows(), coverage })
    }
    await windDown()
    lived = await fingerprint(sql)
  } catch (error) {
    throw failureOf(options, step, error)
  } finally {
    isCrashing = true
    await house.abandon().catch(() => undefined)
    await sql.end({ timeout: 5 })
    await proxy.close()
  }
  const seen = seenIn(observer, market, coverage)
  return { ...seen, steps: step, receipts: inspector.receipts(), fingerprint: lived, ms: performance.now() - began }
}

/** Prices come every other second, and nobody acts. */
async function pass(seconds: number, clock: { now: number }, beat: () => Promise<void>): Promise<void> {
  for (let second = 0; second < seconds; second += 2) {
    clock.now += 2_000
    await beat()
  }
}

/** Whole days, at each of which something may be due. */
async function passDays(days: number, clock: { now: number }, beat: () => Promise<void>): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    clock.now += dayMs
    await beat()
  }
}

type Progress = { step: number; rows: number; coverage: Coverage }

/** Says how far a life is, and what it goes on for when its steps are over. */
function tell({ steps, until = [], log }: LifeOptions, { step, rows, coverage }: Progress): void {
  const absent = step < steps ? [] : missing(coverage, until)
  log?.([`step ${step}: ${rows} rows`, ...absent].join('; still without '))
}

function seenIn({ tape, auditor }: Observer, { moods, garbage }: SimulatedMarket, coverage: Coverage) {
  for (const [kind, count] of [...moods, ...garbage]) coverage.count(`feed: ${kind}`, count)
  const ticks = [...tape.heads().values()].reduce((sum, head) => sum + head, 0)
  return { coverage, rows: auditor.rows(), ticks }
}

const failureOf = (options: LifeOptions, step: number, error: unknown): LifeFailure =>
  error instanceof LifeFailure
    ? error
    : new LifeFailure(options, step, [String(error instanceof Error ? error.stack : error)])

/** After a crash: sends everything without an answer again with its key. Returns the retries that failed. */
async function retryUnanswered(house: House, desk: Desk, coverage: Coverage): Promise<string[]> {
  const faults: string[] = []
  for (const intent of desk.takeUnanswered()) {
    const outcome = await submitUnder(house, intent.uuid, intent)
    const isDone = outcome.kind === 'done' && outcome.repeated
    coverage.count(`retry after a crash: ${isDone ? 'done before' : 'not done before'}`)
    if (outcome.kind === 'failed' || outcome.kind === 'overloaded') faults.push(`a retry ended as ${outcome.kind}`)
  }
  return faults
}

/** The house's own counts of bugs. */
function countersOf(house: House): string[] {
  const { thrown, poisoned } = house.counters
  const { missed } = house.triggers.counters
  const bugs = { thrown, poisoned, missed }
  return Object.entries(bugs)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} commands ${name}`)
}
