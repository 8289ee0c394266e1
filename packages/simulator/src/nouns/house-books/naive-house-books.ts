import { amountReasons, type Reasons } from '../../naive-model/naive-reasons.ts'
import { type NaiveBook, recordsOfKind } from '../../naive-model/naive-book.ts'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import type { Figures } from '../../noun/simulated-noun.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { amountOf, least, most, Num, num, placesOf, zero } from '../../naive-model/numbers.ts'
import { isFrozenAhead } from './naive-pauses.ts'

type Command = Record<string, unknown>

export type NaivePool = {
  product: string
  /** `bond` and `ieo`: what it has is an issuer's. */
  purpose: string
  currency: string
  capacity: Num
  granted: Num
  /** The most that can still be owed on what was granted. */
  owed: Num
  isOnSale: boolean
  settledDay: number
}

/** What the orders of a pool have brought on a day for which it has not paid yet. */
export type NaivePoolDay = { orders: number; gains: Num; losses: Num; owed: Num }

/** At most one, under the name of its kind. */
const poolsOf = recordsOfKind<NaivePool>('pool')
const treasuriesOf = recordsOfKind<{ raised: Num }>('treasury')
/** By the beginning of the day. */
export const poolDaysOf = recordsOfKind<NaivePoolDay>('pool_day')

export const poolIn = (book: NaiveBook): NaivePool | undefined => poolsOf(book).get('pool')
export const isTreasury = (book: NaiveBook): boolean => treasuriesOf(book).has('treasury')
/** Whether an issuer's money or tokens are in it. */
const isIssuers = (book: NaiveBook): boolean => ['bond', 'ieo'].includes(poolIn(book)?.purpose ?? '')
export const isHouseBook = (book: NaiveBook): boolean => isTreasury(book) || poolIn(book) !== undefined

/** The house sends itself nothing but what a row before has brought about. */
export function expected(work: Work, command: Command): void {
  const { book, outside } = work
  if (!outside.followUps.came(book.id, command)) work.fault('no row before has brought this about, or it came before')
}

export function changePool(work: Work, change: (pool: NaivePool) => Partial<NaivePool>): void {
  const pool = poolIn(work.book)
  if (pool === undefined) {
    work.fault('there is no pool here')
    return
  }
  const changed = { ...pool, ...change(pool) }
  poolsOf(work.book).set('pool', changed)
  if (changed.granted.lt(0) || changed.owed.lt(0)) work.fault('a pool has granted less than nothing')
  if (changed.owed.gt(work.held('escrow', changed.currency))) work.fault('the escrow does not cover what is owed')
}

export function raiseCapital(work: Work): void {
  const raised = work.terms.capital ?? zero
  work.move('house:clearing.sandbox-capital', 'capital', raised)
  treasuriesOf(work.book).set('treasury', { raised })
}

/** The coins that it was given, each once. */
const coinsOf = recordsOfKind<true>('coin_capital')

export function raiseCoinCapital(work: Work, { currency }: Command): void {
  const coin = String(currency)
  work.move('house:clearing.sandbox-capital', 'capital', work.terms.coins.get(coin) ?? zero, coin)
  coinsOf(work.book).set(coin, true)
}

export function receiveCapital(work: Work, command: Command): void {
  const currency = String(command['currency'])
  work.move(`house:clearing.${String(command['channel'])}`, 'capital', amountOf(command), currency)
  if (!isTreasury(work.book)) treasuriesOf(work.book).set('treasury', { raised: amountOf(command) })
}

export function allotCapital(work: Work, command: Command): void {
  const amount = amountOf(command)
  work.move('capital', 'house:transit', amount, String(command['currency']))
  const currency = String(command['currency'])
  const sent = { kind: 'fund_pool', treasury: work.book.id, currency, amount: amount.toString() }
  work.outside.followUps.expect(Number(command['pool']), sent)
}

export function takeBackCapital(work: Work, command: Command): void {
  expected(work, command)
  work.move('house:transit', 'capital', amountOf(command), String(command['currency']))
}

export function makePool({ book }: Work, command: Command): void {
  const [product, currency] = [String(command['product']), String(command['currency'])]
  const nothing = { capacity: zero, granted: zero, owed: zero, isOnSale: false, settledDay: 0 }
  poolsOf(book).set('pool', { product, purpose: String(command['purpose']), currency, ...nothing })
}

export function fundPool(work: Work, command: Command): void {
  expected(work, command)
  if (isIssuers(work.book)) work.fault('money of the house is in an account of an issuer')
  work.move('house:transit', 'escrow', amountOf(command), String(command['currency']))
}

export function openSale(work: Work, command: Command): void {
  changePool(work, () => ({ capacity: num(String(command['capacity'])), isOnSale: true }))
}

export const closeSale = (work: Work): void => {
  changePool(work, () => ({ isOnSale: false }))
}

export function returnEscrow(work: Work, command: Command): void {
  const amount = amountOf(command)
  const currency = poolIn(work.book)?.currency ?? ''
  work.move('escrow', 'house:transit', amount, currency)
  changePool(work, () => ({}))
  const sent = { kind: 'take_back_capital', pool: work.book.id, currency, amount: amount.toString() }
  work.outside.followUps.expect(Number(command['treasury']), sent)
}

/** A share is granted while the sale is open, enough is left of the capacity, and the escrow covers this one too. */
export function grant(work: Work, command: Command): void {
  expected(work, command)
  const pool = poolIn(work.book)
  if (pool === undefined) return
  const [amount, owed] = [amountOf(command), num(String(command['owed']))]
  const free = most(pool.capacity.minus(pool.granted), zero)
  const spare = work.held('escrow', pool.currency).minus(pool.owed)
  const isCovered = owed.lte(spare)
  const covered = isCovered
    ? amount
    : amount.times(spare).div(owed).toDecimalPlaces(placesOf(pool.currency), Num.ROUND_FLOOR)
  const soldOut = free.lt(amount) || !isCovered ? 'sold_out' : undefined
  const why = pool.isOnSale ? (isFrozenAhead(work.book) ? 'product_frozen' : soldOut) : 'sale_closed'
  const { kind, reason, left } = work.row.reply
  const isGranted = why === undefined
  if (isGranted) changePool(work, () => ({ granted: pool.granted.plus(amount), owed: pool.owed.plus(owed) }))
  const remains = isGranted ? free.minus(amount) : why === 'sold_out' ? least(free, covered) : zero
  if (kind !== (isGranted ? 'granted' : 'grant_declined') || reason !== why || !remains.eq(String(left)))
    work.fault(`the pool had ${free.toString()} left, ${isCovered ? '' : 'not '}covered: ${why ?? 'it is granted'}`)
  const orderId = String(command['orderId'])
  const answer = isGranted
    ? { kind: `confirm_${pool.purpose}`, orderId }
    : { kind: `decline_${pool.purpose}`, orderId, reason: why, left: remains.toString() }
  work.outside.followUps.expect(Number(command['orderBook']), answer)
}

export function returnGrant(work: Work, command: Command): void {
  expected(work, command)
  const owed = num(String(command['owed']))
  changePool(work, (pool) => ({ granted: pool.granted.minus(amountOf(command)), owed: pool.owed.minus(owed) }))
}

/** What all orders of the day have brought, added up from their own rows. */
export function settlePoolDay(work: Work, command: Command): void {
  const day = Number(command['day'])
  const { orders, gains, losses, owed } = poolDaysOf(work.book).get(String(day)) ?? nothingBrought
  const isSame =
    orders === command['orders'] &&
    gains.eq(String(command['gains'])) &&
    losses.eq(String(command['losses'])) &&
    owed.eq(String(command['owed']))
  if (!isSame) work.fault(`${orders} orders gained ${gains.toString()} and lost ${losses.toString()} that day`)
  if ([...poolDaysOf(work.book).keys()].some((each) => Number(each) < day)) work.fault('a day before is not settled')
  poolDaysOf(work.book).delete(String(day))
  const currency = poolIn(work.book)?.currency
  work.move('house:transit', 'escrow', losses, currency)
  work.move('escrow', 'house:transit', gains, currency)
  changePool(work, (pool) => ({ owed: pool.owed.minus(owed), settledDay: day }))
}

export const nothingBrought: NaivePoolDay = { orders: 0, gains: zero, losses: zero, owed: zero }

const isPoolOf = ({ book }: Work, { product }: Command): boolean =>
  product === undefined ? poolIn(book) !== undefined : poolIn(book)?.product === product

export const treasuryReasons = ({ book }: Work): Reasons => ({ wrong_house_book: () => !isTreasury(book) })
export const poolReasons = (work: Work, command: Command): Reasons => ({
  wrong_house_book: () => !isPoolOf(work, command),
})

/** Of a pool that the house pays for: no issuer's. */
const fundedReasons = (work: Work, command: Command): Reasons => ({
  wrong_house_book: () => !isPoolOf(work, command) || isIssuers(work.book),
})

export const raiseReasons = ({ book, terms }: Work): Reasons => ({
  no_sandbox_capital: () => terms.capital === null,
  not_due: () => isTreasury(book),
  wrong_house_book: () => book.world !== 'real' || (!isTreasury(book) && book.sequence > 0),
})

export const raiseCoinReasons = (work: Work, { currency }: Command): Reasons => ({
  no_sandbox_capital: () => !work.terms.coins.has(String(currency)),
  ...treasuryReasons(work),
  not_due: () => coinsOf(work.book).has(String(currency)),
})

export const receiveReasons = ({ book }: Work, command: Command): Reasons => ({
  ...amountReasons(amountOf(command), String(command['currency'])),
  wrong_house_book: () => book.world !== 'real' || (!isTreasury(book) && book.sequence > 0),
})

export const allotReasons = (work: Work, command: Command): Reasons => ({
  ...treasuryReasons(work),
  ...amountReasons(amountOf(command), String(command['currency'])),
  capital_too_small: () => work.held('capital', String(command['currency'])).lt(amountOf(command)),
})

/** How much there is, or lacks, for what operators have ordered. */
export function figures(work: Work, command: Command): Figures {
  const { owed = zero, currency = '' } = poolIn(work.book) ?? {}
  const escrow = work.held('escrow', currency)
  return {
    capital_too_small: { available: work.held('capital', String(command['currency'])) },
    escrow_short: { missing: most(num(String((command['mostOwed'] as string | undefined) ?? 0)), owed).minus(escrow) },
    escrow_covers_orders: { available: escrow.minus(owed) },
  }
}

export const makeReasons = ({ book }: Work, { product }: Command): Reasons => ({
  not_due: () => poolIn(book)?.product === product,
  wrong_house_book: () => book.world !== 'real' || book.sequence > 0 || product === '',
})

export const openReasons = (work: Work, command: Command): Reasons => ({
  ...fundedReasons(work, command),
  amount_not_positive: () => num(String(command['capacity'])).lte(0),
  escrow_short: () => {
    const { owed = zero, currency = '' } = poolIn(work.book) ?? {}
    return most(num(String(command['mostOwed'])), owed).gt(work.held('escrow', currency))
  },
})

export const closeReasons = (work: Work, command: Command): Reasons => ({
  ...poolReasons(work, command),
  not_due: () => poolIn(work.book)?.isOnSale === false,
})

export const returnReasons = (work: Work, command: Command): Reasons => {
  const { owed = zero, currency = '', isOnSale = false } = poolIn(work.book) ?? {}
  return {
    ...fundedReasons(work, command),
    sale_is_open: () => isOnSale,
    ...amountReasons(amountOf(command), currency),
    escrow_covers_orders: () => work.held('escrow', currency).minus(owed).lt(amountOf(command)),
  }
}

export const settleReasons = (work: Work, command: Command): Reasons => {
  const day = Number(command['day'])
  return {
    ...fundedReasons(work, {}),
    not_due: () => day <= (poolIn(work.book)?.settledDay ?? 0) || day % dayMs !== 0 || work.row.at < day + dayMs,
  }
}

/** Once nothing is on its way, every day that was counted has been paid for. */
export const overdueDays = (book: NaiveBook): string[] =>
  [...poolDaysOf(book).keys()].map((day) => `pool ${book.id} has not paid for ${new Date(Number(day)).toISOString()}`)
