import type { Facts } from '@touchstone/domain/books/facts'
import { decide } from '@touchstone/domain/rulebook/decide'
import { connect, migrateDatabase } from '@touchstone/server/platform/database'
import type { House } from '@touchstone/server/house/house'
import { submitUnder } from '@touchstone/server/house/test-submit'
import type { EmbeddedDatabase } from '@touchstone/server/platform/embedded-database'
import { createBank } from '../actors/bank.ts'
import { createBrinks } from '../actors/brinks.ts'
import { createCrowd } from '../actors/crowd.ts'
import { createMarket, fedSymbols } from '../market/market.ts'
import type { Mutant } from './mutations.ts'
import { createRandom } from '../chance/random.ts'
import { type Coverage, createCoverage, missing } from '../desk/coverage.ts'
import { createDesk, type Desk } from '../desk/desk.ts'
import { fingerprint } from './fingerprint.ts'
import { type Keeping, openOn, untilAlone } from './house-keeper.ts'
import { createInspector } from './inspector.ts'
import { lifeSettings } from './life-settings.ts'
import { createObserver } from '../desk/observer.ts'
import { createAwake } from '../desk/awake.ts'
import { clockMove, startAt } from './timetable.ts'
import { openTurnstile } from './turnstile.ts'

export type LifeOptions = {
  seed: number
  steps: number
  /** An empty database of its own. */
  address: EmbeddedDatabase['connection']
  mutant?: Mutant | undefined
  /** Outcomes that must occur: while one is missing the life goes on, up to twice as long. */
  until?: readonly string[]
  log?: (line: string) => void
}

export type LifeReport = {
  coverage: Coverage
  steps: number
  rows: number
  ticks: number
  receipts: number
  /** The same for every life of the same seed and steps. */
  fingerprint: string
  ms: number
}

/** What was wrong, at which step of which seed, and how to see it again. */
export class LifeFailure extends Error {
  readonly step: number
  readonly faults: readonly string[]
  constructor(options: LifeOptions, step: number, faults: readonly string[]) {
    const mutant = options.mutant === undefined ? '' : ` --mutant ${options.mutant.name}`
    const whole = (options.until ?? []).length === 0 ? '' : ' --whole'
    const again = `npm run simulate -- --seed ${options.seed} --steps ${options.steps}${whole}${mutant}`
    super(`step ${step}: ${faults.slice(0, 8).join('\n  ')}\n${faults.length} in all; run it again with: ${again}`)
    this.step = step
    this.faults = faults
  }
}

const traders = 22
/** Of them, those who trade with real money too. */
const owners = 10

/**
 * Lives one life of the house on a real database: prices, people, time and accidents by the seed, everything that is
 * committed checked from outside after each step. Throws a `LifeFailure` at the first step with a fault.
 */
export async function live(options: LifeOptions): Promise<LifeReport> {
  const began = performance.now()
  const { steps, address, mutant } = options
  await migrateDatabase(address)
  const turnstile = await openTurnstile(address, createRandom(options.seed ^ 0x7_04e5))
  const sql = connect(address, 1)
  const random = createRandom(options.seed)
  const coverage = createCoverage()
  const [complaints, clock]: [string[], { now: number }] = [[], { now: startAt }]
  const now = (): number => clock.now
  const keeping: Keeping = { address: turnstile.address, sql, decide, mutant, settings: lifeSettings, clock: now }
  let isCrashing = false
  const complain = (text: string): void => void (isCrashing || complaints.push(text))
  let fillAt: Facts['fillAt'] = 'command'
  let house: House = await openOn(keeping, fillAt, complain)
  const observer = await createObserver(sql, coverage)
  const market = createMarket(random.fork())
  const desk = createDesk(random.fork(), coverage, now)
  const crowd = createCrowd({ random: random.fork(), desk, coverage, observer, symbols: fedSymbols })
  // Of a seed of its own: what it draws changes nothing for the others.
  const bank = createBank({ sql, random: createRandom(options.seed ^ 0xba_4c), desk, coverage, crowd, observer })
  const inspector = createInspector(sql, coverage)
  const awake = createAwake(fedSymbols)
  const brinks = createBrinks({ market, desk, crowd, observer })
  let [step, lived] = [0, '']

  async function settleIn(): Promise<void> {
    await house.ingest(market.frames(clock.now, 1))
    await openBooks(house, crowd.bookIds)
    await brinks.join(house)
    await bank.join(house)
    await bank.endow(house, crowd.bookIds.slice(traders))
  }

  async function reopen(how: 'stopped' | 'abandoned'): Promise<void> {
    coverage.count(`restart: ${how}`)
    if (how === 'stopped') await house.stop()
    else await crash()
    await untilAlone(sql)
    turnstile.mend()
    // The live way of filling in the second half; a database is one or the other for ever, its rules are told by a fact.
    fillAt = step > steps / 2 ? 'next_tick' : 'command'
    isCrashing = false
    house = await openOn(keeping, fillAt, complain)
    await house.advance()
    await bank.resume(house)
    complaints.push(...(await sendAgain(house, desk, coverage)))
  }

  /** Lets go in the middle of a step: some of it is committed, some not, and nobody was told. */
  async function crash(): Promise<void> {
    const intents = await crowd.intents(house, clock.now, 12)
    const bankAct = await bank.plan(house, clock.now)
    isCrashing = true
    const sent = intents.map((intent) => desk.send(house, intent, true))
    const banking = bankAct(true)
    const fed = house.ingest(market.frames(clock.now, 1)).catch(() => undefined)
    await turnstile.crash(random.below(12), random.happens(0.3) ? 'before' : 'after')
    await house.abandon()
    await Promise.all([...sent, banking, fed])
  }

  async function check(thorough: boolean): Promise<void> {
    await house.advance()
    await house.idle()
    const { rows, faults } = await observer.look(desk.takeAcknowledged(), desk.takeRefused())
    inspector.follow(rows)
    faults.push(...desk.faults.splice(0), ...complaints.splice(0), ...countersOf(house))
    const marks = awake.look((symbol) => house.market(symbol))
    faults.push(...observer.overdue(clock.now, marks))
    if (faults.length === 0 && thorough) faults.push(...(await inspector.inspect(house, observer.auditor)))
    if (faults.length > 0) throw new LifeFailure(options, step, faults)
  }

  async function takeStep(): Promise<void> {
    const move = clockMove(random, step, steps)
    if (move.ms < 0) coverage.count('clock set back')
    clock.now += move.ms
    if (step % 12 > 3) await brinks.act(house, step, clock.now)
    const intents = await crowd.intents(house, clock.now, random.below(7))
    const bankAct = await bank.plan(house, clock.now)
    const sent = intents.map((intent) => desk.send(house, intent, false))
    const fed = house.ingest(market.frames(clock.now, Math.max(0, move.ms) / 1_000))
    await Promise.all([...sent, bankAct(false), fed])
    if (random.happens(0.03)) desk.faults.push(...(await crowd.forge(house)))
    const restart = move.isDowntime || random.happens(0.012)
    if (restart) await reopen(random.happens(0.6) ? 'abandoned' : 'stopped')
    await check(restart)
  }

  /** At the end the feed is well, time goes on, and everything that was begun comes to an end. */
  async function ending(): Promise<void> {
    market.heal()
    for (let second = 0; second < 320; second += 2) {
      clock.now += 2_000
      await house.ingest(market.frames(clock.now, 2))
      await house.advance()
    }
    await check(false)
    await house.stop()
    await untilAlone(sql)
    house = await openOn(keeping, 'command', complain)
    await check(true)
    const faults = await inspector.inspectAll(house, observer.auditor)
    if (faults.length > 0) throw new LifeFailure(options, step, faults)
  }

  try {
    await settleIn()
    const isOver = (): boolean =>
      step > 2 * steps || (step > steps && missing(coverage, options.until ?? []).length === 0)
    for (step = 1; !isOver(); step += 1) {
      await takeStep()
      if (step % 250 === 0) options.log?.(`step ${step}: ${observer.auditor.rows()} rows`)
    }
    await ending()
    lived = await fingerprint(sql)
  } catch (error) {
    throw failureOf(options, step, error)
  } finally {
    isCrashing = true
    await house.abandon().catch(() => undefined)
    await sql.end({ timeout: 5 })
    await turnstile.close()
  }
  for (const [kind, count] of [...market.moods, ...market.garbage]) coverage.count(`feed: ${kind}`, count)
  const ticks = [...observer.tape.heads().values()].reduce((sum, head) => sum + head, 0)
  const [rows, receipts] = [observer.auditor.rows(), inspector.receipts()]
  return { coverage, steps: step, rows, ticks, receipts, fingerprint: lived, ms: performance.now() - began }
}

const failureOf = (options: LifeOptions, step: number, error: unknown): LifeFailure =>
  error instanceof LifeFailure
    ? error
    : new LifeFailure(options, step, [String(error instanceof Error ? error.stack : error)])

async function openBooks(house: House, bookIds: number[]): Promise<void> {
  for (let user = 1; user <= traders; user += 1) bookIds.push(await house.openBook(user, 'demo'))
  for (let user = 1; user <= owners; user += 1) bookIds.push(await house.openBook(user, 'real'))
}

/** After a crash: what was not answered is sent again under its key. Answers what came to nothing. */
async function sendAgain(house: House, desk: Desk, coverage: Coverage): Promise<string[]> {
  const faults: string[] = []
  for (const intent of desk.takeUnanswered()) {
    const outcome = await submitUnder(house, intent.uuid, intent)
    const isDone = outcome.kind === 'done' && outcome.repeated
    coverage.count(`retry after a crash: ${isDone ? 'done before' : 'not done before'}`)
    if (outcome.kind === 'failed' || outcome.kind === 'overloaded') faults.push(`a retry ${outcome.kind}`)
  }
  return faults
}

/** What the house itself counts as a bug. */
function countersOf(house: House): string[] {
  const { thrown, poisoned } = house.counters
  const { missed } = house.triggers.counters
  const bugs = { thrown, poisoned, missed }
  return Object.entries(bugs)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} commands ${name}`)
}
