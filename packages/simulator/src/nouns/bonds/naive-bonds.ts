import { type NaiveBook, recordsOfKind } from '../../naive-model/naive-book.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { num, type Num, zero } from '../../naive-model/numbers.ts'
import { holdersOf, issueIn, type NaiveIssue, principalLeft } from '../bond-issues/naive-issue.ts'
import { expected, poolIn } from '../house-books/naive-house-books.ts'

type Command = Record<string, unknown>

/** Units of a bond, as long as anything is set aside or lent. */
export type NaiveBondOrder = {
  id: string
  state: 'requested' | 'subscribed' | 'running'
  product: string
  currency: string
  units: number
  amount: Num
  pool: number
  closesAt: number
  startDay: number
  payments: number
  /** Of all payments: units × what each got. */
  interest: Num
  principal: Num
  /** The agreement that was accepted with it, as the command named it. */
  agreementSha256: unknown
}

export const bondOrdersOf = recordsOfKind<NaiveBondOrder>('bond_order')

export function subscribeBond(work: Work, command: Command): void {
  const { book, row, outside } = work
  const pool = Number(row.facts.bondOffer?.['bookId'] ?? 0)
  const bondBook = outside.bookOf(pool)
  const issue = bondBook && issueIn(bondBook)
  const product = String(command['product'])
  if (bondBook === undefined || issue === undefined || poolIn(bondBook)?.product !== product) {
    work.fault(`book ${pool} is no such bond`)
    return
  }
  offered(work, issue)
  if (issue.state !== 'open' || row.at >= issue.subscribedUntil) work.fault('the bond takes no more subscriptions')
  const units = Number(command['units'])
  const { currency, closesAt } = issue
  const amount = issue.unit.times(units)
  const order: NaiveBondOrder = {
    id: `${book.id}-${row.sequence}`,
    state: 'requested',
    product,
    currency,
    units,
    amount,
    pool,
    closesAt,
    startDay: 0,
    payments: 0,
    interest: zero,
    principal: zero,
    agreementSha256: command['agreementSha256'],
  }
  work.move('balance', 'frozen', amount, currency)
  bondOrdersOf(book).set(order.id, order)
  told(work, order, 'requested')
  outside.followUps.expect(pool, {
    kind: 'grant',
    orderId: order.id,
    orderBook: book.id,
    product,
    amount: amount.toString(),
    owed: '0',
  })
}

/** Whether people were shown what the bond's own book has opened. */
function offered(work: Work, issue: NaiveIssue): void {
  const offer = work.row.facts.bondOffer ?? {}
  const { openedIn, subscribedUntil, closesAt, termDays, repayment, unitsMin } = issue
  const plain = { openedIn, subscribedUntil, closesAt, termDays, repayment, unitsMin }
  for (const [name, value] of Object.entries(plain))
    if (offer[name] !== value) work.fault(`${name} was shown as ${String(offer[name])}, and is ${String(value)}`)
  for (const [name, value] of Object.entries({ unit: issue.unit, dailyRate: issue.rate }))
    if (!value.eq(String(offer[name]))) work.fault(`${name} was shown as ${String(offer[name])}`)
}

export function confirmBond(work: Work, command: Command): void {
  expected(work, command)
  const order = orderOf(work, command)
  if (order === undefined) return
  const { id, units, pool } = order
  const subscribed = { ...order, state: 'subscribed' } as const
  bondOrdersOf(work.book).set(id, subscribed)
  const bond = work.outside.bookOf(pool)
  if (bond !== undefined) holdersOf(bond).set(id, { bookId: work.book.id, units })
  told(work, subscribed, 'subscribed')
}

export function declineBond(work: Work, command: Command): void {
  expected(work, command)
  const order = orderOf(work, command)
  if (order !== undefined) giveBack(work, order, 'declined')
}

export function withdrawBond(work: Work, command: Command): void {
  const order = orderOf(work, command)
  if (order === undefined) return
  giveBack(work, order, 'withdrawn')
  end(work, order)
}

export function returnBond(work: Work, command: Command): void {
  expected(work, command)
  const order = orderOf(work, command)
  if (order === undefined) return
  giveBack(work, order, 'returned')
  end(work, order)
}

function giveBack(work: Work, order: NaiveBondOrder, state: string): void {
  work.move('frozen', 'balance', order.amount, order.currency)
  bondOrdersOf(work.book).delete(order.id)
  told(work, order, state)
}

export function startBond(work: Work, command: Command): void {
  expected(work, command)
  const order = orderOf(work, command)
  if (order === undefined) return
  work.move('frozen', 'invested', order.amount, order.currency)
  const running = { ...order, state: 'running', startDay: order.closesAt } as const
  bondOrdersOf(work.book).set(order.id, running)
  told(work, running, 'running')
}

/** What came on each unit was worked out when the bond's book shared it: the command is expected as it must be. */
export function creditBond(work: Work, command: Command): void {
  expected(work, command)
  const order = orderOf(work, command)
  if (order === undefined) return
  const [interest, principal] = ['interestPerUnit', 'principalPerUnit'].map((name) =>
    num(String(command[name])).times(order.units),
  ) as [Num, Num]
  work.move('house:transit', 'balance', interest, order.currency)
  work.move('invested', 'balance', principal, order.currency)
  const credited: NaiveBondOrder = {
    ...order,
    payments: Number(command['payment']),
    interest: order.interest.plus(interest),
    principal: order.principal.plus(principal),
  }
  const { reply } = work.row
  if (!interest.eq(String(reply['interest'])) || !principal.eq(String(reply['principal'])))
    work.fault(`it brought ${interest.toString()} and ${principal.toString()}`)
  owedStill(work, credited)
  if (credited.principal.lt(order.amount)) {
    bondOrdersOf(work.book).set(order.id, credited)
    told(work, credited, 'running')
    return
  }
  bondOrdersOf(work.book).delete(order.id)
  told(work, credited, 'repaid')
  end(work, credited)
}

/** Once the newest payment is credited, what is still lent is what the bond owes its units. */
function owedStill(work: Work, { pool, payments, units, amount, principal }: NaiveBondOrder): void {
  const bond = work.outside.bookOf(pool)
  const issue = bond && issueIn(bond)
  if (issue?.payments !== payments) return
  if (!principalLeft(issue).times(units).eq(amount.minus(principal))) work.fault('it is owed something else')
}

/** Its units are free again. */
function end({ outside }: Work, { id: orderId, pool, amount }: NaiveBondOrder): void {
  const bond = outside.bookOf(pool)
  if (bond !== undefined) holdersOf(bond).delete(orderId)
  outside.followUps.expect(pool, { kind: 'return_grant', orderId, amount: amount.toString(), owed: '0' })
}

const orderOf = ({ book }: Work, command: Command): NaiveBondOrder | undefined =>
  bondOrdersOf(book).get(String(command['orderId']))

/** Whether the order that the row tells of is the model's. */
function told(work: Work, order: NaiveBondOrder, state: string): void {
  const record = (work.row.reply['order'] ?? {}) as Record<string, unknown>
  const { amount, interest, principal, id, product, units, pool, closesAt, startDay, payments, agreementSha256 } = order
  for (const [name, figure] of Object.entries({ amount, interest, principal }))
    if (!figure.eq(String(record[name])))
      work.fault(`${name} is ${String(record[name])}, and should be ${String(figure)}`)
  const isOver = state !== 'requested' && state !== 'subscribed' && state !== 'running'
  const endedAt = isOver ? work.row.at : null
  const plain = { id, state, product, units, pool, closesAt, startDay, payments, endedAt, agreementSha256 }
  for (const [name, value] of Object.entries(plain))
    if (record[name] !== value) work.fault(`${name} is ${String(record[name])}, and should be ${String(value)}`)
}

/** Three seconds for a clock that was set back, and for the next heartbeat. */
const startedWithinMs = 3_000

export const overdueBonds = (book: NaiveBook, now: number): string[] =>
  [...bondOrdersOf(book).values()].flatMap(({ id, state, closesAt }) => {
    if (state === 'requested') return [`bond order ${id} was asked for, and got no answer`]
    const isWaiting = state === 'subscribed' && now > closesAt + startedWithinMs
    return isWaiting ? [`bond order ${id} was neither started nor returned`] : []
  })
