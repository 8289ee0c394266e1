import { decimal } from '@touchstone/domain/money/decimal'
import type { House } from '@touchstone/server/house/house'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { Bank } from '../bank.ts'
import type { Crowd } from '../crowd.ts'
import type { Desk } from '../../desk/desk.ts'
import type { Observer } from '../../desk/observer.ts'
import { fedSymbols, type SimulatedMarket } from '../../market/market.ts'
import { netOf } from '../../naive-model/naive-book.ts'
import type { Random } from '../../chance/random.ts'
import type { EdgeView, Walk, Walker } from './edge.ts'
import * as bonds from './bond-edges.ts'
import * as tokens from './ieo-edges.ts'
import * as machines from './miner-edges.ts'
import * as limits from './limit-edges.ts'
import * as money from './money-edges.ts'
import * as offers from './offer-edges.ts'
import * as trading from './trading-edges.ts'

const none = { country: '' }

const walkers: readonly Walker[] = [
  {
    world: 'demo',
    walks: [
      trading.beforeTheGap,
      trading.freeMargin,
      trading.besideCross,
      trading.smallest,
      trading.brackets,
      trading.exposure,
      trading.notOffered,
      trading.stopsAndExpiry,
      trading.marginAndClose,
      trading.transferBesideCross,
      trading.transfers,
      trading.crossPair,
    ],
  },
  {
    world: 'demo',
    walks: [
      limits.stakes,
      limits.fineMoves,
      trading.atAnyHour,
      money.withdrawPlayMoney,
      offers.playMoneyBuys,
      bonds.playMoneySubscribes,
      machines.playMoneyHosts,
    ],
  },
  { world: 'demo', walks: [trading.manyOrders, limits.stakeAll, trading.pending, tokens.playMoneyApplies] },
  { world: 'real', walks: [money.quoteMoves] },
  { world: 'real', walks: [money.quoteStale] },
  { world: 'real', walks: [money.quoteOfAll, money.quoteSizes, money.quoteNotOffered, money.withdrawUnknown] },
  { world: 'real', walks: [money.quoteExpires] },
  { world: 'real', walks: [money.nextPrice, money.nextPriceLate] },
  { world: 'real', walks: [limits.realExposure] },
  {
    world: 'real',
    identity: { level: 1, ...none },
    walks: [money.smallWithdrawals, money.withdrawalLimits],
  },
  { world: 'real', identity: { level: 2, ...none }, walks: [money.oftenWithdrawn, tokens.applying] },
  { world: 'real', identity: { level: 1, ...none }, walks: [money.creditors] },
  {
    world: 'real',
    identity: { level: 1, ...none },
    walks: [money.blocked, money.paperwork, money.fourEyes, money.bySigning, money.withdrawAll],
  },
  { world: 'real', walks: [limits.lossLimit] },
  { world: 'real', identity: { level: 1, country: 'FR' }, walks: [limits.country] },
  { world: 'real', walks: [limits.pauses] },
  { world: 'real', walks: [offers.buying, offers.buyingAll] },
  { world: 'real', walks: [offers.leaving] },
  { world: 'real', identity: { level: 1, ...none }, walks: [offers.atFixedRate] },
  { world: 'real', walks: [money.playMoneyTwice, bonds.subscribing] },
  { world: 'real', identity: { level: 1, ...none }, walks: [bonds.keeping] },
  { world: 'real', walks: [bonds.subscribingAll, tokens.applyingAll] },
  { world: 'real', walks: [machines.hosting, machines.hostingAll] },
  { world: 'real', walks: [machines.takingBack] },
]

/** Of all ordinary moves of the clock. */
const longestMs = 60_000

type Company = {
  random: Random
  market: SimulatedMarket
  desk: Desk
  crowd: Crowd
  bank: Bank
  observer: Observer
}

type Walking = {
  bookId: number
  walker: Walker
  /** How many walks it has begun. */
  begun: number
  walk: Walk | undefined
  /** The moment that the walk waits for. */
  until: number
}

/** People who walk to each edge of what the house allows: one step past it, and exactly onto it. */
export function createWalkers({ random, market, desk, crowd, bank, observer }: Company) {
  const walking: Walking[] = []

  const viewOf = (house: House, { bookId }: Walking, now: number): EdgeView => {
    const view = crowd.viewOf(house, bookId, now)
    const { surroundings } = observer
    const terms = observer.termsOf(1)
    const isOwn = view.book.world === 'demo' && terms.demoExposureMax !== null
    const net = (symbol: string) => (isOwn ? netOf(view.book, symbol) : surroundings.netNow(view.book.world, symbol))
    return { ...view, random, terms, fillsNext: observer.fillsNext(), net }
  }

  const say = (
    house: House,
    bookId: number,
    command: UserCommand,
    now: number,
    named?: Parameters<Desk['intend']>[3],
  ) => desk.send(house, desk.intend(bookId, command, now, named), false)

  /** Nothing is open before a walk, and there is money to walk with; false while that is being seen to. */
  async function isReady(house: House, { bookId, walker }: Walking, view: EdgeView, now: number): Promise<boolean> {
    const { positions, orders } = view.book
    for (const { id, waits } of orders.values())
      if (waits === 'for_price') await say(house, bookId, { kind: 'cancel_order', orderId: id }, now)
    if (positions.size > 0) await say(house, bookId, { kind: 'close_all' }, now)
    if (positions.size + orders.size > 0) return false
    const isPoor = (view.book.accounts.get('contract:USDT')?.lt(30_000) ?? true) && walker.world === 'demo'
    if (!isPoor || view.book.kept.get('second_contract')?.size) return true
    const balance = view.book.accounts.get('balance:USDT')
    if (balance?.gt(80_000)) return true
    await say(house, bookId, { kind: 'reset_demo' }, now)
    return false
  }

  /** Goes on until the walk waits for something. */
  async function goOn(house: House, each: Walking, view: EdgeView, now: number): Promise<void> {
    for (;;) {
      const next = each.walk?.next(view)
      if (next === undefined || next.done === true) {
        each.walk = undefined
        return
      }
      const { value } = next
      if (value === 'step') return
      if ('send' in value && value.send.kind === 'exchange')
        await desk.send(house, await crowd.exchangeAt(house, each.bookId, value.send, now), false)
      else if ('send' in value) await say(house, each.bookId, value.send, now, value.named)
      else if ('agree' in value) await crowd.agreeTo(house, each.bookId, value.agree)
      else if ('credit' in value) await bank.furnish(house, each.bookId, value.credit, { operators: value.operators })
      else if ('order' in value) await bank.command(house, each.bookId, value.order)
      else if ('quote' in value) await view.quotes.ask({ ...value.quote, bookId: each.bookId })
      else if ('bring' in value) {
        market.mend(value.bring)
        market.bring(value.bring, value.mark)
      } else if ('hush' in value) market.hush(value.hush, value.until)
      else {
        each.until = value.until
        if (now < value.until) return
      }
    }
  }

  async function act(house: House, each: Walking, now: number): Promise<void> {
    // At first the model has not seen the book, and not every symbol has a price.
    const isKnown = observer.model.books.has(each.bookId) && fedSymbols.every((symbol) => observer.tape.last(symbol))
    if (now < each.until || !isKnown) return
    const view = viewOf(house, each, now)
    if (each.walk === undefined) {
      if (!(await isReady(house, each, view, now))) return
      each.walk = each.walker.walks[each.begun % each.walker.walks.length]?.(view)
      each.begun += 1
    }
    await goOn(house, each, view, now)
    // What follows from it comes before anybody else acts.
    await house.idle()
  }

  return {
    async join(house: House): Promise<void> {
      for (const [index, walker] of walkers.entries()) {
        const bookId = await house.openBook(300 + index, walker.world)
        walking.push({ bookId, walker, begun: 0, walk: undefined, until: 0 })
        if (walker.world === 'real') await bank.furnish(house, bookId, decimal('30000'), { identity: walker.identity })
      }
    },
    /** Lets those act who are on their way, and one who begins. With `all`, everybody. */
    async act(house: House, step: number, now: number, all: boolean): Promise<void> {
      for (const [index, each] of walking.entries())
        if (all || each.walk !== undefined || step % walking.length === index) await act(house, each, now)
    },
    /** How far the clock moves, so that nobody misses their moment; a leap over hours waits for nobody. */
    within: (now: number, ms: number): number =>
      ms > longestMs
        ? ms
        : walking.reduce((least, { until }) => (until > now ? Math.min(least, until - now) : least), ms),
  }
}
