import { smaller } from '../money/decimal.ts'
import { amountOf, mulDiv } from '../money/mul-div.ts'
import { isSame } from '../receipts/check-entries.ts'
import { claimed, type ReceiptCheck } from '../receipts/receipt.ts'
import { feesWanted } from './close-postings.ts'
import type { Settlement } from './settlement.ts'
import { bookedProfit, profitAt, settlementPlaces } from './valuation.ts'

const directions = new Set<string>(['long', 'short'] satisfies Settlement['direction'][])
const marginModes = new Set<string>(['isolated', 'cross'] satisfies Settlement['marginMode'][])
const reasons = new Set<string>([
  'user',
  'take_profit',
  'stop_loss',
  'liquidation',
  'limit',
  'reverse',
] satisfies Settlement['reason'][])

const isWellFormed = ({ direction, marginMode, reason, quantity, before }: Settlement): boolean =>
  directions.has(direction) &&
  marginModes.has(marginMode) &&
  reasons.has(reason) &&
  quantity > 0n &&
  quantity <= before.quantity

type Outcome = Pick<Settlement, 'profit' | 'released' | 'closingFee' | 'liquidationFee' | 'insurancePaid'>

/** The formula `position_settlement` of one close: its recorded inputs give its recorded outcome. */
export function checkCloseFormula(settlement: Settlement): ReceiptCheck {
  const { formula, positionId, profit, released, closingFee, liquidationFee, insurancePaid } = settlement
  const recorded = { profit, released, closingFee, liquidationFee, insurancePaid }
  return claimed('formula', `position_settlement: ${positionId}`, [
    // A receipt is read from text: the type of the formula is only a claim.
    [(formula as string) === 'position_settlement', `there is no formula ${formula}`],
    [isWellFormed(settlement), 'it is no close of a position'],
    [isSame(settlementOutcome(settlement), recorded), 'the inputs give another outcome than the one recorded'],
    [realisesNoMoreThanNeeded(settlement), 'more profit was realised than the close needed'],
  ])
}

/**
 * Price part first, then closing fee, then liquidation fee, each at most what is left. A partial close takes its share
 * of cost and isolated margin rounded down, the last one takes the rest; profit is rounded down, fees are rounded up.
 */
function settlementOutcome(settlement: Settlement): Outcome {
  const { direction, marginMode, quantity, price, before, realised } = settlement
  const isLast = quantity === before.quantity
  const cost = isLast ? before.cost : mulDiv(before.cost, quantity, before.quantity, 'down')
  const released = isLast ? before.margin : amountOf(before.margin, quantity, before.quantity, settlementPlaces, 'down')
  const profit = bookedProfit(profitAt({ direction, quantity, cost }, price))
  const wanted = feesWanted(settlement)
  const held =
    marginMode === 'isolated'
      ? released + profit
      : before.available + profit + realised.reduce((sum, each) => sum + each.profit, 0n)
  const left = held > 0n ? held : 0n
  const closingFee = smaller(wanted.closingFee, left)
  return {
    profit,
    released,
    closingFee,
    liquidationFee: smaller(wanted.liquidationFee, left - closingFee),
    insurancePaid: marginMode === 'isolated' && held < 0n ? -held : 0n,
  }
}

function realisesNoMoreThanNeeded(settlement: Settlement): boolean {
  const { closingFee, liquidationFee } = feesWanted(settlement)
  let held = settlement.before.available + settlement.profit
  return settlement.realised.every(({ profit }) => {
    const isNeeded = profit > 0n && held < closingFee + liquidationFee
    held += profit
    return isNeeded
  })
}
