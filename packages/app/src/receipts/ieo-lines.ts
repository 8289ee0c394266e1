import { commandIn } from '@touchstone/domain/receipts/decided-row'
import type { IeoCommandOf } from '@touchstone/domain/ieo-orders/ieo-order-commands'
import type { IeoOrder } from '@touchstone/domain/ieo-orders/ieo-order'
import { priceOf, setAsideFor, tokensOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import { ONE } from '@touchstone/domain/money/decimal'
import type { TextKey } from '../texts/text-key.ts'
import { exact, exactPercent } from './exact.ts'
import { type Formula, type Line, result } from './formula-line.ts'
import type { Decided } from './read-decided.ts'

const formula = (...lines: readonly Line[]): Formula[] => [{ name: 'ieo_lots', lines }]

/** What is set aside for lots: their price, or the deposit of a draw. */
function asideLine(label: TextKey, order: IeoOrder, lots: number): Line {
  const { lotPrice, depositRate, currency } = order
  const setAside = setAsideFor(order, lots)
  const isWhole = depositRate === ONE
  return {
    label,
    expression: `${lots} × ${exact(lotPrice)}${isWhole ? '' : ` × ${exactPercent(depositRate)}`}`,
    result: result(exact(setAside), currency),
    ...(priceOf(order, lots) * depositRate === setAside * ONE ? {} : { note: 'receipts.roundedUp' as const }),
  }
}

const costLine = (order: IeoOrder): Line => ({
  label: 'ieoRecords.cost',
  expression: `${order.lotsWon} × ${exact(order.lotPrice)}`,
  result: result(exact(priceOf(order, order.lotsWon)), order.currency),
})

const tokensLine = (order: IeoOrder): Line => ({
  label: 'ieoRecords.tokens',
  expression: `${order.lotsWon} × ${exact(order.lotTokens)}`,
  result: result(exact(tokensOf(order, order.lotsWon)), order.token),
})

function returnedLine(order: IeoOrder, kept: bigint): Line {
  const before = setAsideFor(order, order.lots)
  return {
    label: 'ieoRecords.returned',
    expression: `${exact(before)} − ${exact(kept)}`,
    result: result(exact(before - kept), order.currency),
  }
}

/** How many lots the part comes to, and why it is not just that many. */
function partLine({ lots, lotsWon, cap }: IeoOrder, command: Decided['command']): Line[] {
  const given = commandIn<IeoCommandOf<'give_ieo'>>({ command }, 'give_ieo')
  if (given === undefined) return []
  const exactLots = BigInt(lots) * given.part
  const whole = Number(exactLots / ONE)
  return [
    {
      label: 'ieoRecords.lotsWon',
      expression: `${lots} × ${exact(given.part)} = ${exact(exactLots)}`,
      result: result(String(lotsWon)),
      ...(lotsWon > whole
        ? { note: 'ieoRecords.oneMore' as const }
        : lotsWon === cap && whole > cap
          ? { note: 'ieoRecords.atCap' as const }
          : exactLots === BigInt(whole) * ONE
            ? {}
            : { note: 'receipts.roundedDown' as const }),
    },
  ]
}

export const appliedLines = (order: IeoOrder): Formula[] =>
  formula(asideLine(order.depositRate === ONE ? 'ieoRecords.setAside' : 'ieoRecords.deposit', order, order.lots))

export const givenLines = (order: IeoOrder, command: Decided['command']): Formula[] =>
  formula(...partLine(order, command), costLine(order), returnedLine(order, order.paid), tokensLine(order))

/** The deposit of what was won stays. */
export const awardedLines = (order: IeoOrder): Formula[] =>
  order.state === 'won'
    ? formula(asideLine('ieoRecords.deposit', order, order.lotsWon), returnedLine(order, order.setAside))
    : formula(asideLine('ieoRecords.deposit', order, order.lots))

export function paidLines(order: IeoOrder): Formula[] {
  const deposit = setAsideFor(order, order.lotsWon)
  const rest: Line = {
    label: 'ieoRecords.rest',
    expression: `${exact(order.paid)} − ${exact(deposit)}`,
    result: result(exact(order.paid - deposit), order.currency),
  }
  return formula(costLine(order), asideLine('ieoRecords.deposit', order, order.lotsWon), rest, tokensLine(order))
}

export const forfeitedLines = (order: IeoOrder): Formula[] =>
  formula(asideLine('ieoRecords.returned', order, order.lotsWon))

export const refundedLines = (order: IeoOrder): Formula[] => formula(costLine(order), tokensLine(order))

export const releasedLines = (order: IeoOrder): Formula[] => formula(tokensLine(order))
