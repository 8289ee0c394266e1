import type { IeoOrder } from '@touchstone/domain/ieo-orders/ieo-order'
import type { IeoReply } from '@touchstone/domain/ieo-orders/ieo-order-commands'
import type { IeoSaleReply, SaleReplyOf } from '@touchstone/domain/ieo-sales/ieo-sale-commands'
import type { Money } from '@touchstone/domain/money/decimal'

/** A row of a sale's book, and what a difference calls it. */
export type Said<Kind extends IeoSaleReply['kind']> = {
  place: string
  sequence: number
  at: number
  reply: SaleReplyOf<Kind>
}

/** What the book of a sale says, step by step. */
export type SaleRows = {
  opened: Said<'ieo_opened'>
  closed: Said<'ieo_closed'>
  allotted: Said<'ieo_allotted'>
  firstDraw: Said<'ieo_drawn'>
  secondDraw: Said<'ieo_drawn'>
  listed: Said<'ieo_listed'>
  calledOff: Said<'ieo_called_off'>
}

/** What a sale gave to an order, and got for it; or took back, and returned. */
export type Delivery = { place: string; pool: number; tokens: Money; amount: Money }

/** What a book of a sale has done, all together. */
export type SaleHistory = {
  bookId: number
  rows: Partial<SaleRows>
  /** Tokens that the issuer has sent, less what went back; and what was paid out to it. */
  tokens: Money
  paidOut: Money
  /** What its book holds, as its journal leads to it. */
  end: { escrow: Money; proceeds: Money } | undefined
}

/** An order now, and what each row said that decided about it. */
export type OrderHistory = {
  order: IeoOrder
  given: Extract<IeoReply, { kind: 'ieo_given' }> | undefined
  awarded: Partial<Record<1 | 2, Extract<IeoReply, { kind: 'ieo_awarded' }>>>
  released: Extract<IeoReply, { kind: 'ieo_released' }> | undefined
  refunded: Extract<IeoReply, { kind: 'ieo_refunded' }> | undefined
}

/** Takes up what a row says of an order. */
export function withReply(known: OrderHistory | undefined, reply: IeoReply): OrderHistory {
  const before = known ?? {
    order: reply.order,
    given: undefined,
    awarded: {},
    released: undefined,
    refunded: undefined,
  }
  const after = { ...before, order: reply.order }
  if (reply.kind === 'ieo_given') return { ...after, given: reply }
  if (reply.kind === 'ieo_awarded') return { ...after, awarded: { ...before.awarded, [reply.draw]: reply } }
  if (reply.kind === 'ieo_refunded') return { ...after, refunded: reply }
  return reply.kind === 'ieo_released' ? { ...after, released: reply } : after
}
