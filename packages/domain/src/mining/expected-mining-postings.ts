import type { Posting } from '../ledger/posting.ts'
import { isNetworkId } from '../networks/networks.ts'
import { carriedRequest } from '../receipts/carried-request.ts'
import { isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow, rowOfId } from '../receipts/decided-row.ts'
import { demand, madeBy, posting } from '../receipts/expected-postings.ts'
import type { Carried } from '../receipts/formula.ts'
import { wereOthersShown } from '../restrictions/shown.ts'
import { minersUnder } from '../settings/investments.ts'
import { dayAfter } from '../time.ts'
import { isFirstDay } from './first-day.ts'
import { freshMinerOrder } from './fresh-miner-order.ts'
import { machineTermsHash } from './machine-terms-hash.ts'
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
  demand(row.reply.order.settingsVersion === settings.version, 'it was asked for under other settings')
  return postingsOfRequest(row, settings)
}

/** What a request says by itself: a receipt that carries it asks it too, and its terms while the settings are the same. */
function postingsOfRequest(row: Row<'miner_requested'>, settings: Carried['settings']): Posting[] {
  const { order } = row.reply
  const { product, units, pool } = order
  const { at, settings: settingsVersion } = row.facts
  const asked = commandIn<MiningCommandOf<'buy_miner'>>(row, 'buy_miner')
  const isAsked = asked !== undefined && isSame([asked.product, asked.units], [product, units])
  demand(isAsked, 'another order was made than asked for')
  const { agreementSha256, termsSha256 } = asked
  demand(!wereOthersShown(termsSha256, () => machineTermsHash(order)), 'it has other terms than were signed')
  demand(Number.isSafeInteger(units) && units > 0, 'it asked for no units')
  const from = minerPoolFact.read(row.facts)
  demand(from !== undefined && isSame([from.product, from.bookId], [product, pool]), 'it was asked of another pool')
  const isShown = settingsVersion === settings.version
  const terms = isShown ? minersUnder(settings).find(({ id }) => id === product) : { ...order, id: product }
  demand(terms !== undefined, 'the settings have no such machine')
  demand(isNetworkId(terms.network), 'there is no such network')
  const known = networkDayFact.read(row.facts)
  const isKnown = isShown ? isDayOf(known, terms.network, settings) : known?.network === terms.network
  demand(known !== undefined && isKnown && Number.isSafeInteger(known.day), 'its network was not known')
  demand(isNetworkKnown(known, at), 'it was sold while nobody knew its network')
  const fresh = freshMinerOrder(terms, { id: madeBy(row), units, pool, at, settingsVersion, agreementSha256 })
  demand(isSame(fresh, order), 'the order is not a fresh one on these terms')
  return [moved(order, 'miner_requested', 'balance', 'frozen')]
}

/** The order as it was asked for, confirmed for the next day. */
export function confirmedPostings(row: Row<'miner_confirmed'>, carried: Carried): Posting[] {
  const { order } = row.reply
  demand(commandIn<MiningCommandOf<'confirm_miner'>>(row, 'confirm_miner')?.orderId === order.id, anotherOrder)
  const asked = askedBy(carried, order)
  const confirmed = { ...asked, state: 'held', startDay: dayAfter(row.facts.at) }
  demand(isSame(confirmed, order), 'the order is not the one that was asked for')
  return [moved(order, 'miner_bought', 'frozen', 'invested')]
}

export function declinedPostings(row: Row<'miner_declined'>, carried: Carried): Posting[] {
  const { order } = row.reply
  const answer = commandIn<MiningCommandOf<'decline_miner'>>(row, 'decline_miner')
  demand(answer?.orderId === order.id, anotherOrder)
  demand(answer.reason === row.reply.reason && answer.left === row.reply.left, 'the pool gave another answer')
  const asked = askedBy(carried, order)
  const declined = { ...asked, state: 'declined', returned: asked.amount, endedAt: row.facts.at }
  demand(isSame(declined, order), 'the order is not the one that was asked for')
  return [moved(order, 'miner_declined', 'frozen', 'balance')]
}

/** The whole amount, before the first day begins. */
export function cancelledPostings(row: Row<'miner_cancelled'>, carried: Carried): Posting[] {
  const { order } = row.reply
  demand(commandIn<MiningCommandOf<'cancel_miner'>>(row, 'cancel_miner')?.orderId === order.id, anotherOrder)
  const asked = askedBy(carried, order)
  demand(isFirstDay(order), 'its first day is no whole day after it was bought')
  demand(row.facts.at < order.startDay, 'its first day had begun')
  const { startDay } = order
  const cancelled = { ...asked, state: 'cancelled', startDay, returned: asked.amount, endedAt: row.facts.at }
  demand(isSame(cancelled, order), 'the order is not the one that was asked for')
  return [moved(order, 'miner_cancelled', 'invested', 'balance')]
}

const anotherOrder = 'the command is of another order'

/** The order as the row that asked for it made it. @throws where the receipt carries another, or one that is not in order. */
export const askedBy = ({ accepted, settings }: Carried, { id }: MinerOrder): MinerOrder =>
  carriedRequest<MiningReplyOf<'miner_requested'>>(accepted, { kind: 'miner_requested', id }, (row) =>
    postingsOfRequest(row, settings),
  )

const moved = (
  { id: subject, currency, amount }: MinerOrder,
  kind: MiningPosting,
  from: Posting['from'],
  to: Posting['to'],
): Posting => posting({ kind, currency, from, to, amount, subject })
