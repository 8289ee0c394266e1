import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { poolPart } from '../house-books/pool.ts'
import { ONE } from '../money/decimal.ts'
import { rowOfId } from '../receipts/decided-row.ts'
import { refuse } from '../result.ts'
import { roundAt, roundOfClose } from './beacon.ts'
import { drawSeed, lowestTicket } from './draw.ts'
import { agreementOf } from './ieo-agreement.ts'
import { payWithinMs } from './ieo-dates.ts'
import { ieoSalePart, saleOf } from './ieo-sale.ts'
import type { SaleCommandOf } from './ieo-sale-commands.ts'
import { isCount, isHash } from './sale-checks.ts'

type At = Pick<Facts, 'at'>

/** Ends the applications, with the root of the list of all of them: after this nobody can be added or left out unseen. */
export function closeIeo(book: Book, command: SaleCommandOf<'close_ieo'>, { at }: At) {
  const { product, orders, lots: lotsApplied, root } = command
  const found = saleOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { pool, sale, agreed } = found
  const isList = isCount(orders) && isCount(lotsApplied) && isHash(root) && lotsApplied >= orders
  if (sale.state !== 'open' || at < sale.closesAt || !isList) return refuse({ kind: 'not_due' })
  const draft = openDraft(book)
  // A round that nobody has seen by now.
  const round = sale.format === 'draw' ? roundOfClose(sale.round, at) : 0
  const closed = { orders, lotsApplied, root, round }
  draft.setPart(poolPart, { ...pool, isOnSale: false })
  draft.setPart(ieoSalePart, { ...sale, ...closed, state: 'closed', previousRow: rowOfId(draft.nextId()) })
  const { lots, previousRow } = sale
  return draft.decide({ kind: 'ieo_closed', ...agreementOf(agreed), previousRow, lots, ...closed })
}

/** States what each application gets: the list and the supply lead to it, and `verify` computes it again. */
export function allotIeo(book: Book, { product, part, last }: SaleCommandOf<'allot_ieo'>) {
  const found = saleOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { sale, agreed } = found
  if (sale.state !== 'closed' || sale.format !== 'commitment') return refuse({ kind: 'not_due' })
  if (part < 0n || part > ONE) return refuse({ kind: 'not_due' })
  const draft = openDraft(book)
  draft.setPart(ieoSalePart, { ...sale, state: 'given', previousRow: rowOfId(draft.nextId()) })
  const { lots, lotsApplied, previousRow } = sale
  return draft.decide({ kind: 'ieo_allotted', ...agreementOf(agreed), previousRow, lots, lotsApplied, part, last })
}

/**
 * Draws by the beacon of the round that was fixed before its list was, once that is out. A second draw comes when the first is
 * over to be paid, by the same tickets, for the lots that nobody has paid.
 */
export function drawIeo(book: Book, command: SaleCommandOf<'draw_ieo'>, { at }: At) {
  const { product, draw, beacon, lots, upTo } = command
  const found = saleOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { sale, agreed } = found
  const isNext = draw === 1 ? sale.state === 'closed' && sale.draws === 0 : sale.state === 'drawn' && sale.draws === 1
  const dueAt = draw === 1 ? roundAt(sale.round) : sale.payUntil
  if (sale.format !== 'draw' || !isNext || at < dueAt) return refuse({ kind: 'not_due' })
  const above = draw === 1 ? lowestTicket : sale.upTo
  const isFit = isHash(beacon) && isHash(upTo) && upTo >= above && isCount(lots) && lots <= sale.lots
  if (!isFit || (draw === 1 && lots !== sale.lots)) return refuse({ kind: 'not_due' })
  const draft = openDraft(book)
  const payUntil = at + payWithinMs
  const previousRow = rowOfId(draft.nextId())
  draft.setPart(ieoSalePart, { ...sale, state: 'drawn', draws: draw, upTo, payUntil, previousRow })
  return draft.decide({
    kind: 'ieo_drawn',
    ...agreementOf(agreed),
    previousRow: sale.previousRow,
    draw,
    round: sale.round,
    root: sale.root,
    beacon,
    seed: drawSeed(beacon, sale.root),
    lots,
    above,
    upTo,
    payUntil,
  })
}
