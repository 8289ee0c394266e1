import { sequenceIn } from '@touchstone/domain/books/sequence-in'
import { type Money, ONE } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import { feesWanted } from '@touchstone/domain/positions/close-postings'
import type { ClosedReply } from '@touchstone/domain/positions/position-replies'
import { type PartResult, yieldOf } from '@touchstone/domain/positions/position-result'
import type { Settlement } from '@touchstone/domain/positions/settlement'
import { notionalOf, profitAt } from '@touchstone/domain/positions/valuation'
import { printed } from '../format/print-money.ts'
import type { TextKey } from '../texts/text-key.ts'
import { exact, exactPercent } from './exact.ts'
import { type Line, result } from './formula-line.ts'
import type { OwnResults } from './reply-description.ts'

/**
 * Every close step by step, and their sum where there are several. The last step is what heads the receipt: with the
 * results of this device that of the whole positions, without them what the record alone makes.
 */
export function closingLines(reply: ClosedReply, results: OwnResults): Line[] {
  const { settlements } = reply
  const isOne = settlements.length === 1
  const lines = settlements.flatMap((settlement, place) => {
    const own = results.find((each) => each.place === place)
    const of = isOne ? undefined : settlement.symbol
    const steps = [...settlementLines(settlement), ...(own === undefined ? [] : lifeLines(settlement, own))]
    return of === undefined ? steps : steps.map((line): Line => ({ ...line, of }))
  })
  if (isOne && (results.length > 0 || reply.insurancePaid === 0n)) return lines
  return [...lines, totalLine(reply, results)]
}

/** What a record alone makes of what it closed: profits less its fees, and what insurance bore of the losses. */
export const recordResult = ({ settlements, insurancePaid }: ClosedReply): Money =>
  settlements.reduce((sum, each) => sum + settledResult(each), insurancePaid)

/** The same as a part of the margin that the record set free; undefined where a cross position was closed, which has none. */
export function recordYield(reply: ClosedReply): string | undefined {
  const { settlements } = reply
  if (settlements.some(({ marginMode }) => marginMode === 'cross')) return undefined
  const released = settlements.reduce((sum, each) => sum + each.released, 0n)
  return printed(yieldOf(recordResult(reply), released)) ?? undefined
}

const settledResult = ({ profit, closingFee, liquidationFee, insurancePaid }: Settlement): Money =>
  profit - closingFee - liquidationFee + insurancePaid

/** Price part first, then closing fee, then liquidation fee, each at most what is left. */
function settlementLines(settlement: Settlement): Line[] {
  const { direction, quantity, price, before, profit } = settlement
  const isLast = quantity === before.quantity
  const cost = isLast ? before.cost : mulDiv(before.cost, quantity, before.quantity, 'down')
  const value = `${exact(price)} × ${exact(quantity)}`
  return [
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
      label: 'receipts.fromPrice',
      expression: direction === 'long' ? `${value} − ${exact(cost)}` : `${exact(cost)} − ${value}`,
      result: result(exact(profit), 'USDT'),
      ...noteIf(profitAt({ direction, quantity, cost }, price) !== profit, 'receipts.roundedDown'),
    },
    ...feeLines(settlement, value),
    ...insuranceLines(settlement),
    {
      label: 'receipts.resultAfterFees',
      expression: sumText(settlement),
      result: result(exact(settledResult(settlement)), 'USDT'),
    },
  ]
}

/** From what the record makes to the result of the position: what the records since its opening add. */
function lifeLines(settlement: Settlement, own: PartResult): Line[] {
  const [first, last] = [sequenceIn(own.positionId), own.sequence - 1]
  const records = first === last ? `#${first}` : `#${first} … #${last}`
  const earlier = (label: TextKey, amount: Money, expression = records): Line => ({
    label,
    expression,
    result: result(exact(amount), 'USDT'),
    ...noteIf(expression === records, 'receipts.fromEarlierRecords'),
  })
  const booked = own.profit - settlement.profit
  const borne = own.insurance - settlement.insurancePaid
  return [
    ...(booked === 0n ? [] : [earlier('receipts.bookedBefore', booked)]),
    earlier('positions.openingFeeShare', own.openingFee),
    ...(own.funding === 0n ? [] : [earlier('words.funding', own.funding)]),
    ...(borne === 0n ? [] : [earlier('entries.insurance', borne, exact(borne))]),
    {
      label: 'positions.netResult',
      expression: `${exact(settledResult(settlement))}${[booked, -own.openingFee, -own.funding, borne].map(added).join('')}`,
      result: result(exact(own.net), 'USDT'),
    },
  ]
}

const added = (amount: Money): string =>
  amount === 0n ? '' : amount < 0n ? ` − ${exact(-amount)}` : ` + ${exact(amount)}`

function totalLine({ settlements, insurancePaid }: ClosedReply, results: OwnResults): Line {
  const isWhole = results.length > 0
  const parts = isWhole ? results.map(({ net }) => net) : [...settlements.map(settledResult), insurancePaid]
  const [first = 0n, ...others] = parts
  return {
    label: isWhole ? 'positions.netResult' : 'receipts.resultAfterFees',
    expression: `${exact(first)}${others.map(added).join('')}`,
    result: result(exact(parts.reduce((sum, part) => sum + part, 0n)), 'USDT'),
  }
}

type Note = 'receipts.roundedDown' | 'receipts.roundedUp' | 'receipts.cutToWhatWasLeft' | 'receipts.fromEarlierRecords'
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
