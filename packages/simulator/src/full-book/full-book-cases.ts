import type { Book } from '@touchstone/domain/books/book'
import { recordsOf } from '@touchstone/domain/books/book'
import type { Facts } from '@touchstone/domain/books/facts'
import { exampleAt, limitOrder, opening, stopAt } from '@touchstone/domain/examples/example-desk'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { decimal } from '@touchstone/domain/money/decimal'
import { type Order, orderRecord } from '@touchstone/domain/positions/order'
import type { PositionCommand } from '@touchstone/domain/positions/position-commands'
import { positionRecord } from '@touchstone/domain/positions/position'
import { hourMs } from '@touchstone/domain/time'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { closedPosition, factsAt, mustRun } from './full-book.ts'

/** A command on a book, ready to be decided. `isFull`: a full book refuses it. */
export type Case = { book: Book; command: Command; facts: Facts; isFull?: true }

const btc = 'BTC/USDT'
const calm = factsAt('100')
const one = decimal('1')

/** One case for each command on positions and orders: a new kind does not compile without one. */
const cases: Readonly<Record<PositionCommand['kind'], (book: Book) => Case>> = {
  open_position: (book) => ({ book, command: opening([btc, 'long', 'isolated', 10, '1']), facts: calm }),
  place_limit_order: (book) => ({
    book,
    command: limitOrder([btc, 'long', 'isolated', 10, '1'], '50'),
    facts: calm,
    isFull: true,
  }),
  place_limit_close: (book) => ({
    book,
    command: { kind: 'place_limit_close', ...ofPosition(book), quantity: one, price: decimal('200'), expiresAt: null },
    facts: calm,
    isFull: true,
  }),
  cancel_order: (book) => ({ book, command: { kind: 'cancel_order', ...ofOrder(book) }, facts: calm }),
  close_position: (book) => ({
    book,
    command: { kind: 'close_position', ...ofPosition(book), quantity: null },
    facts: calm,
  }),
  close_all: (book) => ({ book, command: { kind: 'close_all' }, facts: calm }),
  reverse_position: (book) => {
    // Its own direction must be free of a position that would then be too large.
    const [, short] = recordsOf(book, positionRecord).values()
    return { book, command: { kind: 'reverse_position', positionId: short?.id ?? '' }, facts: calm }
  },
  add_margin: (book) => ({ book, command: { kind: 'add_margin', ...ofPosition(book), amount: one }, facts: calm }),
  remove_margin: (book) => ({
    book: mustRun(book, { kind: 'add_margin', ...ofPosition(book), amount: one }, calm),
    command: { kind: 'remove_margin', ...ofPosition(book), amount: one },
    facts: calm,
  }),
  set_leverage: (book) => ({
    book,
    command: { kind: 'set_leverage', symbol: 'ETH/USDT', marginMode: 'isolated', leverage: 5 },
    facts: calm,
  }),
  set_stops: (book) => ({ book, command: { kind: 'set_stops', ...ofPosition(book), ...stops }, facts: calm }),
  fill_limit_order: (book) => ({
    book,
    command: { kind: 'fill_limit_order', orderId: orderTo(book, 'open').id },
    facts: factsAt('50'),
  }),
  fill_market_order: (book) => {
    const accepted = mustRun(
      book,
      { kind: 'close_position', ...ofPosition(book), quantity: null },
      { ...calm, fillAt: 'next_tick' },
    )
    const orderId = [...recordsOf(accepted, orderRecord).keys()].at(-1) ?? ''
    const fillTick = exampleTick(btc, 2, exampleAt + 1_000, '100')
    return { book: accepted, command: { kind: 'fill_market_order', orderId }, facts: { ...calm, fillTick } }
  },
  expire_order: (book) => ({
    book,
    command: { kind: 'expire_order', ...ofOrder(book) },
    facts: { ...calm, at: exampleAt + hourMs },
  }),
  fire_stops: (book) => ({
    book: mustRun(book, { kind: 'set_stops', ...ofPosition(book), ...stops }, calm),
    command: { kind: 'fire_stops', ...ofPosition(book) },
    facts: factsAt('150'),
  }),
  liquidate_position: (book) => ({
    book,
    command: { kind: 'liquidate_position', ...ofPosition(book) },
    facts: factsAt('80'),
  }),
  liquidate_cross: (book) => ({ book: poor(book), command: { kind: 'liquidate_cross' }, facts: factsAt('60') }),
  call_margin: (book) => ({
    book: poor(book),
    command: { kind: 'call_margin', positionId: null },
    facts: factsAt('60'),
  }),
  settle_funding: (book) => ({
    book,
    command: { kind: 'settle_funding', symbol: btc, fundingAt, rate: decimal('0.0001') },
    facts: { ...calm, at: fundingAt, funding: { mark: decimal('100'), sequence: 1, rate: decimal('0.0001') } },
  }),
}

/** The next time of funding. */
const fundingAt = Math.ceil((exampleAt + 1) / calm.settings.fundingEveryMs) * calm.settings.fundingEveryMs
const stops = { takeProfit: stopAt('150'), stopLoss: stopAt('50') }

const ofPosition = (book: Book): { positionId: string } => ({ positionId: closedPosition(book).id })
const ofOrder = (book: Book): { orderId: string } => ({ orderId: orderTo(book, 'close').id })

function orderTo(book: Book, action: Order['action']): Order {
  const order = [...recordsOf(book, orderRecord).values()].find((each) => each.action === action)
  if (order === undefined) throw new Error(`a full book has an order to ${action}`)
  return order
}

/** With so little left that its cross positions are due once prices have fallen. */
const poor = (book: Book): Book => ({ ...book, accounts: new Map(book.accounts).set('contract:USDT', decimal('1000')) })

export const caseKinds = Object.keys(cases) as PositionCommand['kind'][]
export const caseOf = (kind: PositionCommand['kind'], book: Book): Case => cases[kind](book)
