import type { Posting } from '../ledger/posting.ts'
import { isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow, rowOfId } from '../receipts/decided-row.ts'
import { demand, madeBy, posting } from '../receipts/expected-postings.ts'
import type { Carried } from '../receipts/formula.ts'
import { minersUnder } from '../settings/investments.ts'
import { dayAfter } from '../time.ts'
import { isFirstDay } from './first-day.ts'
import { freshMinerOrder } from './fresh-miner-order.ts'
import type { MinerOrder } from './miner-order.ts'
import type { MiningCommandOf, MiningReply, MiningReplyOf } from './mining-commands.ts'
import { minerPoolFact, networkDayFact } from './mining-facts.ts'
import type { MiningPosting } from './mining-postings.ts'
import { isDayOf, isNetworkKnown } from './network-known.ts'

type Row<Kind extends MiningReply['kind']> = DecidedRow<MiningReplyOf<Kind>>

/** The row that asked for the order. */
export const requestOf = ({ reply }: DecidedRow<MiningReply>): number => rowOfId(reply.order.id)

/** What was asked for, on the terms of the settings. */
export function requestedPostings(row: Row<'miner_requested'>, { settings }: Carried): Posting[] {
  const asked = commandIn<MiningCommandOf<'buy_miner'>>(row, 'buy_miner')
  const { order } = row.reply
  demand(asked?.product === order.product && asked.units === order.units, 'another order was made than asked for')
  demand(Number.isSafeInteger(asked.units) && asked.units > 0, 'it asked for no units')
  const pool = minerPoolFact.read(row.facts)
  demand(pool?.product === order.product && pool.bookId === order.pool, 'it was asked of another pool')
  const terms = minersUnder(settings).find(({ id }) => id === order.product)
  demand(terms !== undefined, 'the settings have no such machine')
  const network = networkDayFact.read(row.facts)
  const isKnown = isDayOf(network, terms.network, settings) && isNetworkKnown(network, row.facts.at)
  demand(isKnown, 'it was sold while nobody knew its network')
  const { units, pool: bookId } = order
  const given = { id: madeBy(row), units, pool: bookId, at: row.facts.at, settingsVersion: settings.version }
  demand(isSame(freshMinerOrder(terms, given), order), 'the terms are not those in the settings')
  return [moved(order, 'miner_requested', 'balance', 'frozen')]
}

/** The order as it was asked for, confirmed for the next day. */
export function confirmedPostings(row: Row<'miner_confirmed'>, { accepted }: Carried): Posting[] {
  const { order } = row.reply
  demand(commandIn<MiningCommandOf<'confirm_miner'>>(row, 'confirm_miner')?.orderId === order.id, anotherOrder)
  const asked = boughtBy(accepted, order)
  const confirmed = { ...asked, state: 'held', startDay: dayAfter(row.facts.at) }
  demand(isSame(confirmed, order), 'the order is not the one that was asked for')
  return [moved(order, 'miner_bought', 'frozen', 'invested')]
}

export function declinedPostings(row: Row<'miner_declined'>, { accepted }: Carried): Posting[] {
  const { order } = row.reply
  const answer = commandIn<MiningCommandOf<'decline_miner'>>(row, 'decline_miner')
  demand(answer?.orderId === order.id, anotherOrder)
  demand(answer.reason === row.reply.reason && answer.left === row.reply.left, 'the pool gave another answer')
  const asked = boughtBy(accepted, order)
  const declined = { ...asked, state: 'declined', returned: asked.amount, endedAt: row.facts.at }
  demand(isSame(declined, order), 'the order is not the one that was asked for')
  return [moved(order, 'miner_declined', 'frozen', 'balance')]
}

/** The whole amount, before the first day begins. */
export function cancelledPostings(row: Row<'miner_cancelled'>, { accepted }: Carried): Posting[] {
  const { order } = row.reply
  demand(commandIn<MiningCommandOf<'cancel_miner'>>(row, 'cancel_miner')?.orderId === order.id, anotherOrder)
  const asked = boughtBy(accepted, order)
  demand(isFirstDay(order), 'its first day is no whole day after it was bought')
  demand(row.facts.at < order.startDay, 'its first day had begun')
  const { startDay } = order
  const cancelled = { ...asked, state: 'cancelled', startDay, returned: asked.amount, endedAt: row.facts.at }
  demand(isSame(cancelled, order), 'the order is not the one that was asked for')
  return [moved(order, 'miner_cancelled', 'invested', 'balance')]
}

const anotherOrder = 'the command is of another order'

/** The order as the row that asked for it made it. @throws where the receipt does not carry that row. */
export function boughtBy(accepted: Carried['accepted'], { id }: MinerOrder): MinerOrder {
  demand(accepted?.reply.kind === 'miner_requested', 'the receipt does not carry the row that asked for the order')
  const { order } = accepted.reply as MiningReplyOf<'miner_requested'>
  demand(order.id === id && `${accepted.bookId}-${accepted.sequence}` === id, 'the row asked for another order')
  return order
}

const moved = (
  { id: subject, currency, amount }: MinerOrder,
  kind: MiningPosting,
  from: Posting['from'],
  to: Posting['to'],
): Posting => posting({ kind, currency, from, to, amount, subject })
