import { ONE } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import { feesWanted } from '@touchstone/domain/positions/close-postings'
import type { Settlement } from '@touchstone/domain/positions/settlement'
import { notionalOf, profitAt } from '@touchstone/domain/positions/valuation'
import { exact, exactPercent } from './exact.ts'
import { type Line, result } from './formula-line.ts'

/** Price part first, then closing fee, then liquidation fee, each at most what is left. */
export function settlementLines(settlement: Settlement, of?: string): Line[] {
  const { direction, quantity, price, before, profit } = settlement
  const isLast = quantity === before.quantity
  const cost = isLast ? before.cost : mulDiv(before.cost, quantity, before.quantity, 'down')
  const value = `${exact(price)} × ${exact(quantity)}`
  const lines: Line[] = [
    ...(isLast
      ? []
      : [
          {
            label: 'receipts.costOfPart' as const,
            expression: `${exact(before.cost)} × ${exact(quantity)} ÷ ${exact(before.quantity)}`,
            result: result(exact(cost), 'USDT'),
          },
        ]),
    {
      label: 'words.profit',
      expression: direction === 'long' ? `${value} − ${exact(cost)}` : `${exact(cost)} − ${value}`,
      result: result(exact(profit), 'USDT'),
      ...noteIf(profitAt({ direction, quantity, cost }, price) !== profit, 'receipts.roundedDown'),
    },
    ...feeLines(settlement, value),
    ...insuranceLines(settlement),
    {
      label: 'receipts.resultAfterFees',
      expression: sumText(settlement),
      result: result(
        exact(profit - settlement.closingFee - settlement.liquidationFee + settlement.insurancePaid),
        'USDT',
      ),
    },
  ]
  return of === undefined ? lines : lines.map((line) => ({ ...line, of }))
}

type Note = 'receipts.roundedDown' | 'receipts.roundedUp' | 'receipts.cutToWhatWasLeft'
const noteIf = (applies: boolean, note: Note): { note?: Note } => (applies ? { note } : {})

function feeLines(settlement: Settlement, value: string): Line[] {
  const { feeRate, liquidationRate, closingFee, liquidationFee, quantity, price } = settlement
  const wanted = feesWanted(settlement)
  const notional = notionalOf(quantity, price)
  const line = (
    label: 'entries.closing_fee' | 'entries.liquidation_fee',
    rate: bigint,
    taken: bigint,
    due: bigint,
  ): Line => ({
    label,
    expression: `${value} × ${exactPercent(rate)}`,
    result: result(exact(taken), 'USDT'),
    ...(taken < due
      ? noteIf(true, 'receipts.cutToWhatWasLeft')
      : noteIf(notional * rate !== taken * ONE, 'receipts.roundedUp')),
  })
  return [
    line('entries.closing_fee', feeRate, closingFee, wanted.closingFee),
    ...(liquidationRate === 0n
      ? []
      : [line('entries.liquidation_fee', liquidationRate, liquidationFee, wanted.liquidationFee)]),
  ]
}

/** What an isolated loss has beyond the margin. */
function insuranceLines({ insurancePaid, profit, released }: Settlement): Line[] {
  if (insurancePaid === 0n) return []
  return [
    {
      label: 'entries.insurance',
      expression: `${exact(-profit)} − ${exact(released)}`,
      result: result(exact(insurancePaid), 'USDT'),
    },
  ]
}

function sumText({ profit, closingFee, liquidationFee, insurancePaid }: Settlement): string {
  const fees = [closingFee, ...(liquidationFee === 0n ? [] : [liquidationFee])].map((fee) => ` − ${exact(fee)}`)
  return `${exact(profit)}${fees.join('')}${insurancePaid === 0n ? '' : ` + ${exact(insurancePaid)}`}`
}
