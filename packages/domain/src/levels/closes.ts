import type { FactFields, FactKind } from '../books/fact-kind.ts'
import type { Tick } from '../market/tick.ts'
import { valuingSymbols } from '../market/valuing-symbols.ts'
import type { Currency } from '../money/currency.ts'
import { assert } from '../result.ts'

/** The last tick of a symbol by the end of a UTC day. */
export type DayClose = { day: number; tick: Tick }

/** The same as a row names it. */
export type NamedClose = { day: number; symbol: string; sequence: number }

/** The closing prices that a level follows from. A row names them by their place on the tape. */
export const levelClosesFact: FactKind<'levelCloses', readonly DayClose[]> = {
  name: 'levelCloses',
  write: (closes) => ({
    levelCloses: closes.map(({ day, tick: { symbol, sequence } }) => ({ day, symbol, sequence })),
  }),
  read: (fields, archive) =>
    fields['levelCloses'] === undefined
      ? undefined
      : closesIn(fields).map(({ day, symbol, sequence }) => {
          const tick = archive.tapeRow(symbol, sequence)
          assert('sourceAt' in tick, 'a close is a tick, never a watermark')
          return { day, tick }
        }),
  tape: (fields) => closesIn(fields).map(({ symbol, sequence }) => ({ symbol, from: sequence, to: sequence })),
}

/** @throws if they are none. */
export function closesIn({ levelCloses = [] }: FactFields): NamedClose[] {
  assert(Array.isArray(levelCloses), 'facts name closes as a list')
  const closes = levelCloses as unknown as NamedClose[]
  assert(
    closes.every(
      ({ day, symbol, sequence }) =>
        typeof symbol === 'string' && Number.isSafeInteger(day) && Number.isSafeInteger(sequence),
    ),
    'a close is named by its day, symbol and sequence',
  )
  return closes
}

/** The close that a currency is valued at on a day, of the first of its symbols that has one. */
export const closeOf =
  (closes: readonly DayClose[], day: number) =>
  (currency: Currency): Tick | undefined =>
    valuingSymbols(currency).flatMap(
      (symbol) => closes.find((close) => close.day === day && close.tick.symbol === symbol)?.tick ?? [],
    )[0]
