import type { IeoOffer } from '@touchstone/domain/ieo-orders/ieo-facts'
import { decimal, ONE } from '@touchstone/domain/money/decimal'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { Random } from '../chance/random.ts'
import { heldBy, type NaiveBook } from '../naive-model/naive-book.ts'
import { noHash } from '../naive-model/naive-hashes.ts'
import { onGrid } from '../noun/sizing.ts'
import { ieoOrdersOf } from '../nouns/ieo-orders/naive-ieo-orders.ts'
import { everyTicket } from '../nouns/ieo-sales/naive-draw.ts'
import { canBeListed, saleIn } from '../nouns/ieo-sales/naive-sale.ts'

type OnSale = {
  treasury: number
  sale: NaiveBook
  offer: IeoOffer
  /** A pool of a sale that the settings do not have. */
  stray: { bookId: number; product: string }
  /** Books of those who have applied. */
  people: readonly NaiveBook[]
  now: number
}

type Order = { bookId: number; command: HouseCommand }

const operators = [1, 2]
const unit = decimal('0.000001')

/** One order on a sale's book, as issuers and operators give it who also err. */
export function orderOnSale(random: Random, given: OnSale): Order {
  const { sale: book } = given
  const sale = saleIn(book)
  const isReady = canBeListed(book, given.now)
  const isListed = sale?.state === 'listed'
  const isUnlisted = isNeverListed(given.offer.product)
  const wish = random.weighted({
    list: isUnlisted ? (given.now < (given.offer.listBy ?? 0) ? 0 : 2) : isReady ? 8 : 0.5,
    // Before its time, twice, and of a person who was paid back.
    call_off: isUnlisted ? 1.5 : 0,
    // Before that the issuer gets nothing, however it asks.
    pay_out: isListed ? 4 : 2,
    receive: 0.7,
    give_back: isListed ? 3 : 0.7,
    astray: 4,
    to_people: 1.5,
  })
  const { product } = given.offer
  switch (wish) {
    case 'list': {
      const wrong = isReady ? random.pick([0, 0, 0, 1]) : 1
      const lots = (sale?.lotsGiven ?? 0) + wrong
      return { bookId: book.id, command: { kind: 'list_ieo', product, lots, operators } }
    }
    case 'call_off':
      return calledOff(random, given)
    case 'pay_out':
      return { bookId: book.id, command: payOut(random, given) }
    case 'receive': {
      const amount = random.pick(['0.5', '0.000001', '0', '0.0000001'].map(decimal))
      return { bookId: book.id, command: { kind: 'receive_tokens', product, amount, reference: 'chain 7', operators } }
    }
    case 'give_back':
      return { bookId: book.id, command: giveBack(random, given) }
    case 'astray':
      return astray(random, given)
    case 'to_people':
      return toPeople(random, given) ?? astray(random, given)
  }
}

/** A sale whose token no operator lists, by its id. */
export const isNeverListed = (product: string): boolean => product.endsWith('-unlisted')

/** What the house does by itself, where it must be refused. */
function calledOff(random: Random, { sale: book, offer: { product }, people }: OnSale): Order {
  const sale = saleIn(book)
  const lots = (sale?.lotsGiven ?? 0) + (sale?.state === 'called_off' ? 0 : 1)
  const early = people.flatMap(({ id, ...own }) =>
    [...ieoOrdersOf({ id, ...own }).values()].flatMap((order) =>
      order.state === 'completed' ? [] : [{ bookId: id, orderId: order.id }],
    ),
  )
  const [one] = random.happens(0.5) ? early : []
  return one === undefined
    ? { bookId: book.id, command: { kind: 'call_off_ieo', product, lots } }
    : { bookId: one.bookId, command: { kind: 'refund_ieo', orderId: one.orderId, calledOffIn: 1 } }
}

/** What was raised, a part of it, and a unit too much. */
function payOut(random: Random, { sale, offer: { product } }: OnSale): HouseCommand {
  const proceeds = onGrid(heldBy(sale, 'proceeds'), 1n)
  const amount = random.pick([proceeds / 3n - ((proceeds / 3n) % unit), proceeds, proceeds + unit, 0n, unit / 10n])
  return { kind: 'pay_out_raised', product, amount, reference: 'line 7', operators }
}

/** What nobody has bought, a part of it, and a unit too much. */
function giveBack(random: Random, { sale, offer: { product, token } }: OnSale): HouseCommand {
  const left = onGrid(heldBy(sale, 'escrow', token), 1n)
  const amount = random.pick([left / 2n - ((left / 2n) % unit), left, left + unit, 0n, unit / 10n])
  return { kind: 'return_tokens', product, amount, reference: 'chain 8', operators }
}

/** Repeated, too early, with malformed figures, in the other format, or to a book of something else. */
function astray(random: Random, { treasury, sale, offer, stray }: OnSale): Order {
  const { product } = offer
  const amount = decimal('1')
  const reference = 'astray'
  const allot = { kind: 'allot_ieo', product, part: ONE, last: null } as const
  const draw = { kind: 'draw_ieo', product, draw: 1, beacon: noHash, lots: 1, upTo: everyTicket } as const
  const close = { kind: 'close_ieo', product, orders: 2, lots: 1, root: noHash } as const
  return random.pick<Order>([
    { bookId: sale.id, command: { kind: 'open_ieo', product, operators } },
    { bookId: stray.bookId, command: { kind: 'open_ieo', product: stray.product, operators } },
    { bookId: treasury, command: { kind: 'open_ieo', product, operators } },
    { bookId: sale.id, command: close },
    { bookId: sale.id, command: { ...close, product: `${product}0`, orders: 0 } },
    { bookId: sale.id, command: { ...allot, part: ONE + 1n } },
    { bookId: stray.bookId, command: allot },
    { bookId: sale.id, command: { ...draw, beacon: 'heads' } },
    { bookId: sale.id, command: { ...draw, draw: 2, upTo: noHash, lots: 1_000_000 } },
    { bookId: treasury, command: draw },
    { bookId: stray.bookId, command: { kind: 'list_ieo', product, lots: 0, operators } },
    { bookId: stray.bookId, command: { kind: 'pay_out_raised', product: stray.product, amount, reference, operators } },
    { bookId: treasury, command: { kind: 'receive_tokens', product, amount, reference, operators } },
    { bookId: treasury, command: { kind: 'return_tokens', product, amount, reference, operators } },
    { bookId: stray.bookId, command: { kind: 'return_tokens', product: stray.product, amount, reference, operators } },
    // What the house pays for is ordered so, and no sale of an issuer's.
    { bookId: sale.id, command: { kind: 'open_sale', product, capacity: amount, mostOwed: 0n, operators } },
    { bookId: sale.id, command: { kind: 'return_escrow', treasury, product, amount: unit, operators } },
  ])
}

/** To an application at the wrong time, or to none; twice, or by a wrong list. */
function toPeople(random: Random, { people, offer }: OnSale): Order | undefined {
  const all = people.flatMap((book) => [...ieoOrdersOf(book).values()].map((order) => ({ bookId: book.id, order })))
  if (all.length === 0) return undefined
  const { bookId, order } = random.pick(all)
  const orderId = random.happens(0.2) ? '0-0' : order.id
  const isOver = order.state !== 'applied'
  const award = { seed: noHash, above: noHash, upTo: everyTicket, payUntil: offer.closesAt } as const
  const commands: HouseCommand[] = []
  if (order.state !== 'won') commands.push({ kind: 'forfeit_ieo', orderId })
  if (order.state !== 'completed') commands.push({ kind: 'release_ieo', orderId, listedIn: 1 })
  if (isOver || order.format === 'draw')
    commands.push({ kind: 'give_ieo', orderId, decidedIn: 1, part: ONE, last: null })
  if (isOver || order.format === 'commitment')
    commands.push({ kind: 'award_ieo', orderId, decidedIn: 1, draw: 1, ...award })
  return { bookId, command: random.pick(commands) }
}
