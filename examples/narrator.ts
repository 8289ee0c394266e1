import { readCanonical } from '@touchstone/domain/books/codec'
import type { ExchangeQuote } from '@touchstone/domain/exchange/exchange-quote'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'
import type { Settlement } from '@touchstone/domain/positions/settlement'
import type { SecondContract } from '@touchstone/domain/second-contracts/second-contract'
import type { Committed } from '@touchstone/server/platform/submission'

type AnyReply = {
  kind: string
  symbol: string
  quantity: bigint
  price: bigint
  margin: bigint
  fee: bigint
  settlements: Settlement[]
  contract: SecondContract
  insurancePaid: bigint
  payments: { amount: bigint }[]
  amount: bigint
  percent: number
  quote: ExchangeQuote
}

export const money = (amount: bigint): string => `${truncateForDisplay(amount, 2, { thousands: true })} USDT`

const reasons: Record<Settlement['reason'], string> = {
  user: 'closed',
  take_profit: 'took its profit',
  stop_loss: 'stopped its loss',
  liquidation: 'was LIQUIDATED',
  limit: 'closed at its limit',
  reverse: 'was reversed',
}

/** Renders one committed command as lines of a story. Amounts are truncated to cents; prices are complete. */
export function linesOf({ row, submission }: Committed): string[] {
  const reply = readCanonical<AnyReply>(row.reply)
  switch (reply.kind) {
    case 'opened': {
      const how = submission.command.kind === 'fill_limit_order' ? 'limit order fills' : 'opens'
      const { symbol, quantity, price, margin, fee } = reply
      return [
        `${how}: ${printDecimal(quantity)} ${symbol} at ${printDecimal(price)}, margin ${money(margin)}, fee ${money(fee)}`,
      ]
    }
    case 'closed':
    case 'reversed':
      return reply.settlements.map(
        ({
          reason,
          direction,
          marginMode,
          symbol,
          quantity,
          price,
          profit,
          closingFee,
          liquidationFee,
          insurancePaid,
        }) =>
          `${marginMode} ${direction} of ${printDecimal(quantity)} ${symbol} ${reasons[reason]} at ${printDecimal(price)}: ` +
          `${money(profit)}, fees ${money(closingFee + liquidationFee)}` +
          (insurancePaid > 0n ? `, insurance paid ${money(insurancePaid)}` : ''),
      )
    case 'second_contract_settled': {
      const { state, stake, payout, openPrice, closePrice } = reply.contract
      const prices = openPrice && closePrice ? `from ${printDecimal(openPrice)} to ${printDecimal(closePrice)}` : ''
      return [`second contract ${state} ${prices}: stake ${money(stake)}, payout ${money(payout)}`]
    }
    case 'funding':
      return [`funding: pays ${money(reply.payments.reduce((sum, each) => sum + each.amount, 0n))}`]
    case 'margin_added':
      return [`adds ${money(reply.amount)} of margin, now ${money(reply.margin)}`]
    case 'resting':
      return ['a limit order rests']
    case 'margin_call':
      return [`is called: maintenance has passed ${reply.percent} % of the position's equity`]
    case 'second_contract_placed':
      return [
        `buys a second contract on ${reply.contract.symbol}, ${reply.contract.durationSeconds} s, ${reply.contract.direction}`,
      ]
    case 'transferred':
      return [`transfers ${money(reply.amount)} from contract to balance`]
    case 'exchanged':
      return [
        `exchanges ${printDecimal(reply.quote.pay)} ${reply.quote.from} for ${printDecimal(reply.quote.receive)} ${reply.quote.to}`,
      ]
    default:
      return [reply.kind.replaceAll('_', ' ')]
  }
}
