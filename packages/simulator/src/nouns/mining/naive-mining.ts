import { type NaiveBook, recordsOfKind } from '../../naive-model/naive-book.ts'
import { coins } from '../../naive-model/naive-coins.ts'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import type { NaiveTape } from '../../naive-model/naive-tape.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { type Num, num, zero } from '../../naive-model/numbers.ts'
import { expected, nothingBrought, poolDaysOf, poolIn } from '../house-books/naive-house-books.ts'
import { networkDayIn, rewardOf } from '../network-tape/naive-networks.ts'
import { leftAfter, type NaiveMachines, outputOn } from './naive-output.ts'

type Command = Record<string, unknown>

/** Units of a machine, as long as they run or wait for their pool. */
export type NaiveMinerOrder = NaiveMachines & {
  id: string
  product: string
  network: string
  currency: string
  amount: Num
  cycleDays: number
  pool: number
  isHeld: boolean
  startDay: number
  days: number
  /** Days without income, up to the last that was counted. */
  idle: number
  income: Num
  /** The agreement that was accepted with it, as the command named it. */
  agreementSha256: unknown
}

/** After so many days in a row without income machines stop. */
const idleMost = 10

export const minerOrdersOf = recordsOfKind<NaiveMinerOrder>('miner_order')

export const nextDay = ({ startDay, days }: NaiveMinerOrder): number => startDay + days * dayMs

const mostADay = ({ outputMax, units }: NaiveMinerOrder): Num => outputMax.times(units)
const mostOwed = (order: NaiveMinerOrder): Num => mostADay(order).times(order.cycleDays - order.days)

export function buyMiner(work: Work, command: Command): void {
  const { book, row, terms, outside } = work
  const machine = terms.machines.get(String(command['product']))
  if (machine === undefined) return
  const pool = row.facts.minerPool?.bookId ?? 0
  const poolBook = outside.bookOf(pool)
  if (poolBook === undefined || poolIn(poolBook)?.product !== machine.id) work.fault(`book ${pool} is no such pool`)
  knownDay(work)
  const units = Number(command['units'])
  const { price, terahashes, watts, hostingFee, tariff, outputMax } = machine
  const { id: product, network, coin, currency, cycleDays } = machine
  const order: NaiveMinerOrder = {
    id: `${book.id}-${row.sequence}`,
    product,
    network,
    coin,
    currency,
    terahashes,
    watts,
    hostingFee,
    tariff,
    outputMax,
    cycleDays,
    units,
    amount: price.times(units),
    pool,
    isHeld: false,
    startDay: 0,
    days: 0,
    idle: 0,
    income: zero,
    agreementSha256: command['agreementSha256'],
  }
  work.move('balance', 'frozen', order.amount, order.currency)
  minerOrdersOf(book).set(order.id, order)
  told(work, order, 'requested', zero)
  outside.followUps.expect(pool, {
    kind: 'grant',
    orderId: order.id,
    orderBook: book.id,
    product,
    amount: String(units),
    owed: mostOwed(order).toString(),
  })
}

/** What a decision was told of a network is what its book has recorded. */
function knownDay({ row, outside, fault }: Work) {
  const fact = row.facts.networkDay
  const book = fact && outside.bookOf(fact.bookId)
  const recorded = book && networkDayIn(book, fact.day)
  if (fact === undefined || recorded === undefined) {
    fault('decided by a day of a network that no book recorded')
    return undefined
  }
  const reward = rewardOf(recorded)
  const isSame = recorded.difficulty.eq(fact.difficulty) && reward.eq(fact.reward)
  if (!isSame || recorded.row !== fact.row || recorded.network !== fact.network || fact.source !== 'simulated')
    fault(`decided by another day of ${recorded.network} than was recorded`)
  return { difficulty: recorded.difficulty, reward, day: recorded.day, network: recorded.network }
}

/** They run from the first whole day that nothing is known of yet. */
export function confirmMiner(work: Work, command: Command): void {
  expected(work, command)
  const order = orderOf(work, command)
  if (order === undefined) return
  const { at } = work.row
  const running = { ...order, isHeld: true, startDay: at - (at % dayMs) + dayMs }
  work.move('frozen', 'invested', order.amount, order.currency)
  minerOrdersOf(work.book).set(order.id, running)
  told(work, running, 'held', zero)
}

export function declineMiner(work: Work, command: Command): void {
  expected(work, command)
  const order = orderOf(work, command)
  if (order === undefined) return
  work.move('frozen', 'balance', order.amount, order.currency)
  minerOrdersOf(work.book).delete(order.id)
  told(work, order, 'declined', order.amount)
}

export function cancelMiner(work: Work, command: Command): void {
  const order = orderOf(work, command)
  if (order === undefined) return
  work.move('invested', 'balance', order.amount, order.currency)
  end(work, order)
  told(work, order, 'cancelled', order.amount)
}

/** A day: what the network paid for so many tries, less what they cost at the price with which the day closed. */
export function creditMiner(work: Work, command: Command): void {
  const order = orderOf(work, command)
  if (order === undefined) return
  const day = Number(command['day'])
  const known = knownDay(work)
  const close = work.tape.lastUpTo(coins[order.network]?.symbol ?? '', day + dayMs)
  if (known === undefined || close === undefined) return
  if (known.day !== day || known.network !== order.network) work.fault(`counted by the network of ${known.day}`)
  const named = work.row.facts.dayClose
  if (named?.symbol !== close.symbol || named.from !== close.sequence) work.fault('the day closed on another tick')
  const output = outputOn(order, known, close.settles)
  const days = order.days + 1
  const counted = {
    ...order,
    days,
    idle: output.net.isZero() ? order.idle + 1 : 0,
    income: order.income.plus(output.net),
  }
  const [before, left] = [order, counted].map((each) =>
    leftAfter(each.amount, each.days, each.cycleDays, each.currency),
  ) as [Num, Num]
  work.move('house:transit', 'balance', output.net, order.coin)
  work.move('invested', 'house:fees', before.minus(left), order.currency)
  noteDay(work, order, day, output.net)
  figures(work, { ...output, wornOff: before.minus(left), price: close.settles })
  const isOver = days === order.cycleDays
  const isStopped = !isOver && counted.idle >= idleMost
  if (isStopped) work.move('invested', 'balance', left, order.currency)
  if (isOver || isStopped) end(work, counted)
  else minerOrdersOf(work.book).set(order.id, counted)
  told(work, counted, isOver ? 'ended' : isStopped ? 'stopped' : 'held', isStopped ? left : zero)
}

/** What its pool has to pay for the day. */
function noteDay(work: Work, order: NaiveMinerOrder, day: number, net: Num): void {
  const pool = work.outside.bookOf(order.pool)
  if (pool === undefined) return
  const days = poolDaysOf(pool)
  const { orders, gains, losses, owed } = days.get(String(day)) ?? nothingBrought
  const paid = { orders: orders + 1, gains: gains.plus(net), losses, owed: owed.plus(mostADay(order)) }
  days.set(String(day), paid)
}

/** Its units are free again, and what they could still have been owed. */
function end({ book, outside }: Work, order: NaiveMinerOrder): void {
  minerOrdersOf(book).delete(order.id)
  const { id: orderId, units } = order
  outside.followUps.expect(order.pool, {
    kind: 'return_grant',
    orderId,
    amount: String(units),
    owed: mostOwed(order).toString(),
  })
}

const orderOf = ({ book }: Work, command: Command): NaiveMinerOrder | undefined =>
  minerOrdersOf(book).get(String(command['orderId']))

function figures({ row: { reply }, fault }: Work, amounts: Readonly<Record<string, Num>>): void {
  for (const [name, amount] of Object.entries(amounts))
    if (!amount.eq(String(reply[name]))) fault(`${name} is ${String(reply[name])}, and should be ${amount.toString()}`)
}

/** Whether the order that the row tells of is the model's. */
function told({ row, fault }: Work, order: NaiveMinerOrder, state: string, returned: Num): void {
  const record = (row.reply['order'] ?? {}) as Record<string, unknown>
  const { id, startDay, days: daysPaid, idle: idleDays, pool, units, amount, income, currency, cycleDays } = order
  const { agreementSha256 } = order
  const worn = amount.minus(leftAfter(amount, daysPaid, cycleDays, currency))
  for (const [name, value] of Object.entries({ id, state, startDay, daysPaid, idleDays, pool, units, agreementSha256 }))
    if (record[name] !== value) fault(`${name} is ${String(record[name])}, and should be ${String(value)}`)
  for (const [name, value] of Object.entries({ amount, income, worn, returned }))
    if (!num(String(record[name])).eq(value))
      fault(`${name} is ${String(record[name])}, and should be ${value.toString()}`)
}

/** Three seconds for a clock that was set back, and for the next heartbeat. */
const countedWithinMs = 3_000

/** An order waits for its pool no longer than it takes to ask it; a day is counted once the tape shows how it closed. */
export const overdueMachines = (book: NaiveBook, now: number, tape: NaiveTape): string[] =>
  [...minerOrdersOf(book).values()].flatMap((order) => {
    if (!order.isHeld) return [`machines ${order.id} were asked for, and got no answer`]
    const over = nextDay(order) + dayMs
    const isWaiting = now <= over + countedWithinMs || !tape.isSealed(coins[order.network]?.symbol ?? '', over)
    return isWaiting ? [] : [`${new Date(nextDay(order)).toISOString()} is not counted for machines ${order.id}`]
  })
