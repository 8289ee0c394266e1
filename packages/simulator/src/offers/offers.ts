import { type Decimal, decimal } from '@touchstone/domain/money/decimal'
import type { StrategyTerms } from '@touchstone/domain/settings/investments'
import { mostOwedFor } from '@touchstone/domain/strategies/strategy-order'
import type { Outcome, Submission } from '@touchstone/server/executor/submission'
import { houseBook, poolHolder, treasuryHolder } from '@touchstone/server/features/house-books/house-books.store'
import type { House } from '@touchstone/server/house/house'
import type { Sql } from '@touchstone/server/platform/database'
import { createRandom, type Random } from '../chance/random.ts'
import type { Coverage } from '../desk/coverage.ts'
import type { Desk, Intent } from '../desk/desk.ts'
import type { Observer } from '../desk/observer.ts'
import { neverSold } from './never-sold.ts'
import { dayMs } from '../naive-model/naive-restrictions.ts'
import { poolIn } from '../nouns/house-books/naive-house-books.ts'
import { num } from '../naive-model/numbers.ts'
import { refusedAs } from '../rulebook/reach.ts'
import { createBondOffers } from './bond-offers.ts'
import { createBondWork } from './bond-work.ts'
import { createDayCount, type DueDay } from './count-days.ts'
import { createFreezes } from './freezes.ts'
import { createIeoOffers } from './ieo-offers.ts'
import { createIeoWork } from './ieo-work.ts'
import { type SaleRules, saleRules } from './sale-rules.ts'
import { createMinerOffers } from './mining-offers.ts'
import { createMiningWork } from './mining-work.ts'
import { createLevelWork } from './level-work.ts'
import { must } from './must.ts'
import { orderOfOperators } from './orders-of-operators.ts'
import type { createPoolBooks } from './pool-books.ts'

type Company = {
  sql: Sql
  seed: number
  desk: Desk
  coverage: Coverage
  observer: Observer
  pools: ReturnType<typeof createPoolBooks>
  /** How many want tokens and nothing else. */
  applicants: number
  /** Other rules of sales than the house's. */
  sales?: Partial<SaleRules> | undefined
}

export type Offers = ReturnType<typeof createOffers>

/** More days than this are not over at once in a life. */
const daysMax = 40

/** The house's side of what it offers: its treasury and pools, its operators, and the days that it counts. */
export function createOffers({ sql, seed, desk, coverage, observer, pools, applicants, sales }: Company) {
  const random: Random = createRandom(seed ^ 0x0f_fe5)
  const days = createDayCount(sql, seed)
  const ofBonds: Random = createRandom(seed ^ 0xb0_4d5)
  const bonds = createBondOffers({ sql, random: ofBonds, desk, observer, offers: pools.bonds })
  const bondWork = createBondWork({ sql, seed, random: ofBonds, faults: desk.faults })
  const ofMachines: Random = createRandom(seed ^ 0x3_1e75)
  const machines = createMinerOffers({ sql, random: ofMachines, desk, observer, facts: pools.miners })
  const miningWork = createMiningWork({ sql, random: ofMachines, facts: pools.miners, send })
  const levelWork = createLevelWork(desk.faults)
  const ofSales: Random = createRandom(seed ^ 0x1e_0f5)
  const tokens = createIeoOffers({ sql, random: ofSales, desk, observer, offers: pools.ieos, send })
  const ofFreezes: Random = createRandom(seed ^ 0xf4_ee5)
  const freezing = createFreezes({ sql, seed, random: ofFreezes, desk, observer, pools })
  const rules = { ...saleRules, ...sales }
  const ieoWork = createIeoWork({ sql, random: ofSales, faults: desk.faults, rules })
  let [treasury, orders, countedDay] = [0, 0, -1]
  /** Cut off by a crash: nothing of it is lost, since it is read anew. */
  async function send(house: House, submission: Submission, isCrashing = false): Promise<void> {
    const outcome = await house.executor.submit(submission).catch((): Outcome => ({ kind: 'failed' }))
    const { bookId, command } = submission
    if (outcome.kind === 'refused') coverage.count(refusedAs(command.kind, outcome.refusal.kind))
    else if (outcome.kind !== 'done' && !isCrashing)
      desk.faults.push(`${command.kind} of book ${bookId} ${outcome.kind}`)
  }

  async function open(house: House, terms: StrategyTerms): Promise<void> {
    const { id: product, currency, capacity } = terms
    const pool = await houseBook(sql, poolHolder(product))
    pools.bookIds.set(product, pool)
    await must(house, pool, `sandbox:make:${product}`, { kind: 'make_pool', purpose: 'strategy', product, currency })
    const mostOwed = coverOf(terms)
    const allotted = { kind: 'allot_capital', pool, product, currency, amount: mostOwed, operators: [] } as const
    await must(house, treasury, `sandbox:allot:${product}`, allotted)
    await house.idle()
    const opened = { kind: 'open_sale', product, capacity, mostOwed, operators: [] } as const
    await must(house, pool, `sandbox:open:${product}`, opened)
  }

  /** As often as not the one that is soon sold out. */
  const anyProduct = (): string =>
    pools.bookIds.size === 0 ? '' : random.pick(random.happens(0.5) ? ['trend-1'] : [...pools.bookIds.keys()])

  /** What operators order: in good order, and what must be refused. */
  function ordered(house: House): Submission[] {
    const product = anyProduct()
    const pool = pools.bookIds.get(product) ?? 0
    const terms = house.settings().investments?.strategies.find(({ id }) => id === product)
    const books = { treasury: observer.model.books.get(treasury), pool: observer.model.books.get(pool) }
    if (terms === undefined || books.treasury === undefined || books.pool === undefined) return []
    const order = orderOfOperators(random, { treasury: books.treasury, pool: books.pool, terms, cover: coverOf(terms) })
    return [{ ...order, key: `proposal:${(orders += 1)}` }]
  }

  async function countAll(house: House): Promise<void> {
    for (let counted = 0; counted <= daysMax; counted += 1) {
      const due = await days.oldest(house)
      if (due === undefined) return
      await Promise.all(due.accruals.map((each) => send(house, each)))
      await house.idle()
      await Promise.all((await due.settle()).map((each) => send(house, each)))
      await house.idle()
    }
    desk.faults.push('days that are over are counted again and again')
  }

  return {
    /** As the server of a sandbox does when it is first started. */
    async join(house: House): Promise<void> {
      treasury = await houseBook(sql, treasuryHolder)
      await must(house, treasury, 'sandbox:capital', { kind: 'raise_capital' })
      for (const terms of house.settings().investments?.strategies ?? [])
        if (terms.id !== neverSold) await open(house, terms)
      await bonds.join(house)
      bondWork.begin(house)
      await machines.join(house, treasury)
      await miningWork.begin(house)
      levelWork.begin(house)
      await tokens.join(house, applicants)
    },
    /** What is done in one step, all at once. Before a crash people rush, so that it comes between a purchase's steps. */
    async plan(house: House, now: number, isBeforeCrash: boolean): Promise<(isCrashing: boolean) => Promise<unknown>> {
      const freezes = freezing.ordered()
      const rushing = [
        ...(isBeforeCrash || random.happens(0.15) ? rushFor(anyProduct(), now, { random, desk, observer, pools }) : []),
        ...(isBeforeCrash || ofBonds.happens(0.15) ? bonds.rush(now) : []),
        ...machines.rush(now, isBeforeCrash),
        ...tokens.asked(house, now, isBeforeCrash),
        ...freezing.leaving(now),
        ...rushInto(freezes, now, { random: ofFreezes, desk, observer, pools }),
      ]
      const onBonds = ofBonds.happens(0.3) ? bonds.ordered(treasury, now) : []
      const operators = [
        ...machines.ordered(house, treasury),
        ...freezes,
        ...(random.happens(0.25) ? ordered(house) : []),
        ...onBonds.map((order) => ({ ...order, key: `bond-proposal:${(orders += 1)}` })),
      ]
      const onSales = tokens.ordered(treasury, now)
      operators.push(...onSales.map((order) => ({ ...order, key: `sale-proposal:${(orders += 1)}` })))
      const due = await this.due(house)
      const cutOff: Submission[] = []
      for (const work of isBeforeCrash ? [bondWork, miningWork, ieoWork] : [])
        cutOff.push(...(await work.cutShort(house)))
      return (isCrashing) =>
        Promise.all([
          ...rushing.map((each) => desk.send(house, each, isCrashing)),
          ...operators.map((each) => send(house, each, isCrashing)),
          // A crash may come in the middle of a day's orders; else days are counted while nothing is in flight.
          ...(isCrashing ? [...(due?.accruals ?? []), ...cutOff] : []).map((each) => send(house, each, true)),
        ])
    },
    due: async (house: House): Promise<DueDay | undefined> =>
      countedDay === Math.floor(house.clock() / dayMs) ? undefined : days.oldest(house),
    /** Counts every day that is over, in order. Nothing may be in flight. */
    async count(house: House): Promise<void> {
      await miningWork.count(house)
      await ieoWork.count(house)
      await freezing.read()
      const today = Math.floor(house.clock() / dayMs)
      if (countedDay === today) return
      await countAll(house)
      await bondWork.count(house)
      await levelWork.count(house)
      countedDay = today
    },
    /** After a crash what was counted may not have been committed. */
    restarted(): void {
      countedDay = -1
      for (const work of [bondWork, miningWork, levelWork]) work.restarted()
    },
  }
}

type Rush = Pick<Company, 'desk' | 'observer' | 'pools'> & { random: Random }

/** Who asks for a share just as the product is frozen gets it back. */
const rushInto = (orders: readonly Submission[], now: number, rush: Rush): Intent[] =>
  orders.flatMap(({ command }) => (command.kind === 'pause_product' ? rushFor(command.product, now, rush) : []))

/** Several people at once, who want all that is left. */
function rushFor(product: string, now: number, { random, desk, observer, pools }: Rush): Intent[] {
  const pool = observer.model.books.get(pools.bookIds.get(product) ?? 0)
  const sold = pool && poolIn(pool)
  if (sold === undefined) return []
  const left = sold.capacity.minus(sold.granted).floor()
  const wanted = left.lt(900) ? left : num(900)
  const able = [...observer.model.books.values()].filter(
    ({ world, protection, accounts }) =>
      world === 'real' && protection.acknowledged && (accounts.get('balance:USDT') ?? num(0)).gte(wanted),
  )
  if (able.length === 0 || left.lt(10)) return []
  const termsSha256 = observer.termsOf(1).products.get(product)?.termsSha256
  const command = { kind: 'buy_strategy', product, amount: decimal(wanted.toString()), termsSha256 } as const
  return [1, 2, 3].map(() => desk.intend(random.pick(able).id, command, now))
}

/** The most that everything which may be sold at once can be owed. */
const coverOf = (terms: StrategyTerms): Decimal => mostOwedFor({ ...terms, amount: terms.capacity })
