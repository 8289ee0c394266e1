import { amountReasons, type Reasons } from '../../naive-model/naive-reasons.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { amountOf, num } from '../../naive-model/numbers.ts'
import type { Figures } from '../../noun/simulated-noun.ts'
import { type NaivePool, poolIn } from '../house-books/naive-house-books.ts'
import { roundAt } from './naive-draw.ts'
import { termsIn } from './naive-ieo-sales.ts'
import { isGivenOut, type NaiveSale, saleIn } from './naive-sale.ts'

type Command = Record<string, unknown>

/** The sale of this product that the book is the account of. */
function foundIn({ book }: Work, { product }: Command): { pool: NaivePool; sale: NaiveSale | undefined } | undefined {
  const pool = poolIn(book)
  return pool?.purpose === 'ieo' && pool.product === product ? { pool, sale: saleIn(book) } : undefined
}

const noSale = { wrong_house_book: () => true } satisfies Reasons

const isCount = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value % 1 === 0
const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

export function receiveReasons(work: Work, command: Command): Reasons {
  const found = foundIn(work, command)
  return found === undefined ? noSale : amountReasons(amountOf(command), found.pool.currency)
}

/** How many tokens lack until the whole sale is there. */
const missing = (work: Work, command: Command) => {
  const terms = termsIn(work, command['product'])
  return terms && terms.lotTokens.times(terms.lots).minus(work.held('escrow', terms.token))
}

export function openReasons(work: Work, command: Command): Reasons {
  const found = foundIn(work, command)
  if (found === undefined) return noSale
  return {
    ieo_opened_before: () => found.sale !== undefined,
    product_unknown: () => termsIn(work, command['product'])?.token !== found.pool.currency,
    escrow_short: () => missing(work, command)?.gt(0) === true,
  }
}

export const openFigures = (work: Work, command: Command): Figures => {
  const lacks = missing(work, command)
  return lacks === undefined ? {} : { escrow_short: { missing: lacks } }
}

/** Not before its midnight, and not twice; each order is for a lot at least. */
export function closeReasons(work: Work, command: Command): Reasons {
  const found = foundIn(work, command)
  if (found === undefined) return noSale
  const { sale } = found
  const { orders, lots, root } = command
  return {
    not_due: () => {
      if (sale?.state !== 'open' || work.row.at < sale.closesAt) return true
      return !isCount(orders) || !isCount(lots) || !isHash(root) || Number(lots) < Number(orders)
    },
  }
}

export function allotReasons(work: Work, command: Command): Reasons {
  const found = foundIn(work, command)
  if (found === undefined) return noSale
  const { sale } = found
  const part = num(String(command['part']))
  return { not_due: () => sale?.state !== 'closed' || sale.format === 'draw' || part.lt(0) || part.gt(1) }
}

/** Once the round is out, and once more when the time to pay is over; never more lots than the sale has. */
export function drawReasons(work: Work, command: Command): Reasons {
  const found = foundIn(work, command)
  if (found === undefined) return noSale
  const { sale } = found
  const { draw, lots, beacon, upTo } = command
  return {
    not_due: () => {
      if (sale?.format !== 'draw') return true
      const isTurn = draw === 1 ? sale.state === 'closed' : sale.state === 'drawn' && sale.draws === 1
      if (!isTurn || work.row.at < (draw === 1 ? roundAt(sale.round) : sale.payUntil)) return true
      if (!isCount(lots) || Number(lots) > sale.lots || (draw === 1 && lots !== sale.lots)) return true
      return !isHash(beacon) || !isHash(upTo) || String(upTo) < sale.upTo
    },
  }
}

export const deliverReasons = ({ book }: Work): Reasons => ({
  wrong_house_book: () => poolIn(book)?.purpose !== 'ieo',
})

export function listReasons(work: Work, command: Command): Reasons {
  const found = foundIn(work, command)
  if (found === undefined) return noSale
  const { sale } = found
  return {
    ieo_called_off: () => sale !== undefined && sale.state !== 'listed' && work.row.at >= sale.listBy,
    ieo_not_given: () => sale === undefined || !isGivenOut(sale, work.row.at) || command['lots'] !== sale.lotsGiven,
  }
}

/** Not before its last day of listing is over, nor after it was listed. */
export function callOffReasons(work: Work, command: Command): Reasons {
  const found = foundIn(work, command)
  if (found === undefined) return noSale
  const { sale } = found
  return {
    not_due: () => {
      if (sale === undefined || work.row.at < sale.listBy) return true
      return !isGivenOut(sale, work.row.at) || command['lots'] !== sale.lotsGiven
    },
  }
}

export function payOutReasons(work: Work, command: Command): Reasons {
  const found = foundIn(work, command)
  if (found === undefined) return noSale
  return {
    ieo_called_off: () => found.sale?.state === 'called_off',
    // Those who paid have nothing yet that moves.
    ieo_not_listed: () => found.sale?.state !== 'listed',
    ...amountReasons(amountOf(command), currencyOf(found)),
    proceeds_too_small: () => amountOf(command).gt(work.held('proceeds', currencyOf(found))),
  }
}

/** All are in USDT, also one that is not opened yet. */
const currencyOf = ({ sale }: { sale: NaiveSale | undefined }): string => sale?.currency ?? 'USDT'

export const payOutFigures = (work: Work): Figures => ({
  proceeds_too_small: { available: work.held('proceeds', currencyOf({ sale: saleIn(work.book) })) },
})

export function returnReasons(work: Work, command: Command): Reasons {
  const found = foundIn(work, command)
  if (found === undefined) return noSale
  const token = found.pool.currency
  return {
    // One that is not opened is no sale yet: its tokens are the issuer's to take back.
    ieo_not_listed: () => found.sale !== undefined && !['listed', 'called_off'].includes(found.sale.state),
    ...amountReasons(amountOf(command), token),
    escrow_covers_orders: () => amountOf(command).gt(work.held('escrow', token)),
  }
}

export const returnFigures = (work: Work): Figures => ({
  escrow_covers_orders: { available: work.held('escrow', poolIn(work.book)?.currency) },
})
