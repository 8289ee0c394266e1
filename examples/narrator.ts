import { printDecimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'
import type { ClosedReply } from '@touchstone/domain/positions/position-replies'
import type { Settlement } from '@touchstone/domain/positions/settlement'
import type { Command, Reply } from '@touchstone/domain/rulebook/nouns'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { Committed } from '@touchstone/server/executor/submission'

/** Two places of USDT, and all eight of a coin. */
export const money = (amount: bigint, currency = 'USDT'): string =>
  `${truncateForDisplay(amount, currency === 'USDT' ? 2 : 8, { thousands: true })} ${currency}`

const reasons: Record<Settlement['reason'], string> = {
  user: 'closed',
  take_profit: 'took its profit',
  stop_loss: 'stopped its loss',
  liquidation: 'was LIQUIDATED',
  limit: 'closed at its limit',
  reverse: 'was reversed',
}

type Narrator<Kind> = (reply: Extract<Reply, { kind: Kind }>, command: Command['kind']) => string[]

const closed = ({ settlements }: ClosedReply): string[] =>
  settlements.map(
    ({ reason, direction, marginMode, symbol, quantity, price, profit, closingFee, liquidationFee, insurancePaid }) =>
      `${marginMode} ${direction} of ${printDecimal(quantity)} ${symbol} ${reasons[reason]} at ${printDecimal(price)}: ` +
      `${money(profit)}, fees ${money(closingFee + liquidationFee)}` +
      (insurancePaid > 0n ? `, insurance paid ${money(insurancePaid)}` : ''),
  )

/** Lines for replies; any other reply gives its name. */
const narrators: { readonly [Kind in Reply['kind']]?: Narrator<Kind> } = {
  opened({ symbol, quantity, price, margin, fee }, command) {
    const how = command === 'fill_limit_order' ? 'limit order fills' : 'opens'
    return [
      `${how}: ${printDecimal(quantity)} ${symbol} at ${printDecimal(price)}, margin ${money(margin)}, fee ${money(fee)}`,
    ]
  },
  closed,
  reversed: closed,
  second_contract_settled({ contract: { state, stake, payout, openPrice, closePrice } }) {
    const prices = openPrice && closePrice ? `from ${printDecimal(openPrice)} to ${printDecimal(closePrice)}` : ''
    return [`second contract ${state} ${prices}: stake ${money(stake)}, payout ${money(payout)}`]
  },
  funding: ({ payments }) => [`funding: pays ${money(payments.reduce((sum, each) => sum + each.amount, 0n))}`],
  margin_added: ({ amount, margin }) => [`adds ${money(amount)} of margin, now ${money(margin)}`],
  resting: () => ['a limit order rests'],
  margin_call: ({ percent }) => [`is called: maintenance has passed ${percent} % of the position's equity`],
  second_contract_placed: ({ contract: { symbol, durationSeconds, direction } }) => [
    `buys a second contract on ${symbol}, ${durationSeconds} s, ${direction}`,
  ],
  transferred: ({ amount }) => [`transfers ${money(amount)} from contract to balance`],
  exchanged: ({ quote }) => [
    `exchanges ${printDecimal(quote.pay)} ${quote.from} for ${printDecimal(quote.receive)} ${quote.to}`,
  ],
}

/** One committed command as a line or more of a story. Amounts are cut to cents, prices are whole. */
export function linesOf({ row, submission }: Committed): string[] {
  const reply = readReply(row.reply)
  return narrators[reply.kind]?.(reply as never, submission.command.kind) ?? [reply.kind.replaceAll('_', ' ')]
}
