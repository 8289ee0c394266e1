import type { Sql } from '@touchstone/server/platform/database'
import { leafHash, noHash, rootOf } from '../naive-model/naive-hashes.ts'
import { type Num, num, zero } from '../naive-model/numbers.ts'
import type { AuditedBook, Auditor } from './auditor.ts'

type OrderText = Record<'id' | 'state' | 'lotPrice' | 'lotTokens' | 'setAside' | 'paid' | 'returned', string> &
  Record<'lots' | 'lotsWon' | 'cap' | 'pool', number>

type SaleText = Record<'state' | 'currency' | 'root', string> & Record<'lots' | 'orders' | 'lotsApplied', number>

type StateText = { pool?: { purpose: string; currency: string }; ieoSale?: SaleText }

/**
 * Between two steps, by postings and the text of the records alone: tokens are where issuers have sent them, or with those who
 * have paid for them; what they have paid is there, or with the issuers; nobody has more than anybody may, and the list of a sale
 * that closed names everybody.
 */
export async function auditIeos(sql: Sql, auditor: Auditor): Promise<string[]> {
  const bodies = await sql<{ body: string }[]>`select body from records where kind = 'ieo_order'`
  const orders = bodies.map(({ body }) => JSON.parse(body) as OrderText)
  const books = await sql<{ id: bigint; state: string }[]>`
    select id, state from books where holder like 'pool %' order by id`
  const faults = orders.flatMap(orderFaults)
  let proceeds = zero
  for (const { id, state } of books) {
    const { pool, ieoSale } = JSON.parse(state) as StateText
    const book = auditor.books.get(Number(id))
    if (pool?.purpose !== 'ieo' || ieoSale === undefined || book === undefined) continue
    const own = orders.filter((order) => order.pool === Number(id))
    proceeds = proceeds.plus(heldIn(book, `proceeds:${ieoSale.currency}`))
    faults.push(...tokenFaults(auditor, pool.currency, book, own), ...listFaults(Number(id), ieoSale, own))
  }
  const paidBy = (some: readonly OrderText[]): Num => some.reduce((sum, { paid }) => sum.plus(paid), zero)
  const cost = paidBy(orders.filter(({ state }) => state !== 'refunded'))
  const back = paidBy(orders.filter(({ state }) => state === 'refunded'))
  const refunded = auditor.moved.get('ieo_refunded USDT') ?? zero
  if (!refunded.eq(back)) faults.push(`${refunded.toString()} was paid back, of ${back.toString()}`)
  const paidOut = auditor.moved.get('raised_paid_out USDT') ?? zero
  if (!proceeds.eq(cost.minus(paidOut)))
    faults.push(
      `sales hold ${proceeds.toString()}; people have paid ${cost.toString()}, issuers have ${paidOut.toString()}`,
    )
  return faults
}

const heldIn = ({ accounts }: AuditedBook, key: string): Num => accounts.get(key) ?? zero

const isPaid = ({ state }: OrderText): boolean => state === 'completed' || state === 'listed'

/** Received − delivered − returned is in `escrow`, what was taken back not counted as delivered; and people have what they were delivered, also after they have moved it. */
function tokenFaults(
  { books, house, moved }: Auditor,
  token: string,
  sale: AuditedBook,
  orders: readonly OrderText[],
): string[] {
  const of = (kind: string): Num => moved.get(`${kind} ${token}`) ?? zero
  const [received, returned] = [of('tokens_received'), of('tokens_returned')]
  const delivered = of('tokens_delivered').minus(of('tokens_taken_back'))
  const won = orders
    .filter(isPaid)
    .reduce((sum, { lotTokens, lotsWon }) => sum.plus(num(lotTokens).times(lotsWon)), zero)
  const escrow = heldIn(sale, `escrow:${token}`)
  let all = zero
  for (const { accounts } of books.values())
    for (const [key, amount] of accounts) if (key.endsWith(`:${token}`)) all = all.plus(amount)
  const faults: string[] = []
  if (!escrow.eq(received.minus(delivered).minus(returned)))
    faults.push(
      `${escrow.toString()} ${token} are left of ${received.toString()}; ${delivered.toString()} were delivered`,
    )
  if (!won.eq(delivered))
    faults.push(`${delivered.toString()} ${token} were delivered, and ${won.toString()} were paid`)
  for (const [key, amount] of house)
    if (
      key.endsWith(` ${token}`) &&
      !(key === `real house:clearing.issuers ${token}` ? amount.eq(all.neg()) : amount.isZero())
    )
      faults.push(`${key} is ${amount.toString()}, and books have ${all.toString()}`)
  return faults
}

/** What was set aside of it has come back, or was paid; and it got no more than it asked for and anybody may have. */
function orderFaults({ id, state, lots, lotsWon, cap, lotPrice, setAside, paid }: OrderText): string[] {
  const cost = num(lotPrice).times(lotsWon)
  const isPaidFor = state === 'completed' || state === 'listed' || state === 'refunded'
  const isWaiting = state === 'applied' || state === 'reserve' || state === 'won'
  const faults: string[] = []
  if (lotsWon > cap || lotsWon > lots) faults.push(`application ${id} got ${lotsWon} of ${lots} lots, above ${cap}`)
  if (!num(paid).eq(isPaidFor ? cost : zero)) faults.push(`application ${id} is ${state}, and has paid ${paid}`)
  if (num(setAside).isZero() === isWaiting) faults.push(`application ${id} is ${state} with ${setAside} set aside`)
  return faults
}

function listFaults(id: number, sale: SaleText, own: readonly OrderText[]): string[] {
  const faults: string[] = []
  const lotsOf = (some: readonly OrderText[], of: 'lots' | 'lotsWon'): number =>
    some.reduce((sum, order) => sum + order[of], 0)
  const given = lotsOf(
    own.filter(({ state }) => state === 'won' || state === 'completed' || state === 'listed' || state === 'refunded'),
    'lotsWon',
  )
  if (given > sale.lots) faults.push(`sale ${id} has given ${given} of ${sale.lots} lots`)
  if (sale.state === 'none' || sale.state === 'open') return faults
  const listed = own.filter(({ state }) => state !== 'withdrawn').sort((a, b) => (a.id < b.id ? -1 : 1))
  const leaves = listed.map((order) => leafHash(`${order.id} ${order.lots}`))
  const root = leaves.length === 0 ? noHash : rootOf(leaves)
  if (listed.length !== sale.orders || lotsOf(listed, 'lots') !== sale.lotsApplied || root !== sale.root)
    faults.push(`sale ${id} has a list of ${sale.orders}; ${listed.length} have applied`)
  if (sale.state === 'closed') return faults
  for (const order of listed)
    if (order.state === 'applied') faults.push(`application ${order.id} was told nothing of what it got`)
  return faults
}
