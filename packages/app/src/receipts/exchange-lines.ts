import type { Exchanged } from '@touchstone/domain/exchange/exchange'
import { quotedRate } from '@touchstone/domain/exchange/exchange-rate'
import { exact, exactPercent } from './exact.ts'
import { type Line, result } from './formula-line.ts'
import { markLine } from './mark-line.ts'
import type { ReadReceipt } from './read-decided.ts'

/** The marks of both currencies in USDT, each moved against the person by half the spread. */
export function exchangeLines({ quote }: Exchanged, tick: ReadReceipt['tick']): Line[] {
  const { from, to, pay, receive, fromMark, toMark, fromSequence, toSequence, spreadRate } = quote
  const half = exactPercent(spreadRate / 2n)
  const given = fromMark === null ? '' : ` × ${exact(fromMark)} × (1 − ${half})`
  const taken = toMark === null ? '' : ` ÷ (${exact(toMark)} × (1 + ${half}))`
  const { numerator, denominator } = quotedRate(fromMark, toMark, spreadRate)
  return [
    ...marks(from, fromSequence, tick),
    ...marks(to, toSequence, tick),
    {
      label: 'receipts.received',
      expression: `${exact(pay)}${given}${taken}`,
      result: result(exact(receive), to),
      ...(receive * denominator === pay * numerator ? {} : { note: 'receipts.roundedDown' as const }),
    },
  ]
}

function marks(currency: string, sequence: number | null, tick: ReadReceipt['tick']): Line[] {
  const symbol = `${currency}/USDT`
  const found = tick(symbol, sequence)
  return found === undefined ? [] : [markLine('words.markPrice', found, symbol)]
}
