import type { Book } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { factOf } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import type { NotDue } from '../books/refusal.ts'
import { closingTick, seals } from '../market/closing-tick.ts'
import { settlementPriceOf } from '../market/tick.ts'
import { networks } from '../networks/networks.ts'
import { assert, refuse } from '../result.ts'
import { dayMs } from '../time.ts'
import { minerOrderIn } from './answer-miner.ts'
import { afterDay } from './after-day.ts'
import { minerOrderRecord, nextDayOf } from './miner-order.ts'
import { dayCloseFact, networkDayFact } from './mining-facts.ts'
import type { MinerCredited, MiningCommandOf } from './mining-commands.ts'
import type { MiningPosting } from './mining-postings.ts'
import { isDayOf } from './network-known.ts'
import { outputOf } from './output.ts'

/**
 * Counts a day that is over: what the machines found, less what they cost, comes to `balance` in the coin, and an even part of
 * what was paid for them is used up. Days come in order, each once. The pool's side is settled for all orders together.
 */
export function creditMiner(
  book: Book,
  { orderId, day }: MiningCommandOf<'credit_miner'>,
  facts: Facts,
): Decided<MinerCredited, NotDue, MiningPosting> {
  const held = minerOrderIn(book, orderId, 'held')
  if (held === undefined || day !== nextDayOf(held) || facts.at < day + dayMs) return refuse({ kind: 'not_due' })
  const network = factOf(facts, networkDayFact)
  const close = factOf(facts, dayCloseFact)
  assert(network?.network === held.network && network.day === day, 'a day of machines is handed that of their network')
  if (!isDayOf(network, held.network, facts.settings)) return refuse({ kind: 'not_due' })
  assert(close !== undefined, 'and the price at which it closed')
  const seal = close.rows.at(-1)
  if (seal === undefined || !seals(seal, day + dayMs)) return refuse({ kind: 'not_due' })
  const { symbol } = networks[held.network]
  const price = settlementPriceOf(closingTick({ symbol, at: day + dayMs }, close.rows))
  const output = outputOf(network, held, price)
  const { order, wornOff } = afterDay(held, { day, net: output.net, at: facts.at })
  const { coin, currency, returned } = order
  const subject = orderId
  const draft = openDraft<MiningPosting>(book)
  draft.post({
    kind: 'miner_output',
    currency: coin,
    from: 'house:transit',
    to: 'balance',
    amount: output.net,
    subject,
  })
  draft.post({ kind: 'miner_worn', currency, from: 'invested', to: 'house:fees', amount: wornOff, subject })
  draft.post({ kind: 'miner_returned', currency, from: 'invested', to: 'balance', amount: returned, subject })
  draft.put(minerOrderRecord, order)
  return draft.decide({
    kind: 'miner_credited',
    formula: 'mining_output',
    order,
    day,
    networkBook: network.bookId,
    networkRow: network.row,
    price,
    ...output,
    idleBefore: held.idleDays,
    incomeBefore: held.income,
    wornOff,
  })
}
