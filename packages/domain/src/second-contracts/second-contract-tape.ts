import type { FactFields, FactKind, TapeStretch } from '../books/fact-kind.ts'
import type { TapeRow } from '../market/tick.ts'
import { assert } from '../result.ts'
import type { SealedTape } from '../noun/due.ts'

/** What the tape says about a second contract that is due. */
export type SecondContractTape = SealedTape

type TapeFields = { opening?: TapeStretch; closing?: TapeStretch }

/** A journal row names the rows of the tape by their sequences. */
export const secondContractTapeFact: FactKind<'secondContractTape', SecondContractTape> = {
  name: 'secondContractTape',
  write: ({ opening, closing }) => ({ opening: rangeOf(opening), closing: rangeOf(closing) }),
  read(fields, archive) {
    const { opening, closing } = tapeFields(fields)
    if (opening === undefined && closing === undefined) return undefined
    const rows = (range: TapeStretch | undefined): TapeRow[] =>
      range === undefined
        ? []
        : Array.from({ length: range.to - range.from + 1 }, (_, index) =>
            archive.tapeRow(range.symbol, range.from + index),
          )
    return { opening: rows(opening), closing: rows(closing) }
  },
  tape: stretchesIn,
}

/** @throws if a stretch is none. */
export function tapeFields(fields: FactFields): TapeFields {
  const { opening, closing } = fields as TapeFields
  for (const each of [opening, closing])
    assert(each === undefined || isStretch(each), 'facts name stretches of the tape')
  return { ...(opening === undefined ? {} : { opening }), ...(closing === undefined ? {} : { closing }) }
}

const isStretch = ({ symbol, from, to }: TapeStretch): boolean =>
  typeof symbol === 'string' && Number.isSafeInteger(from) && Number.isSafeInteger(to)

export function stretchesIn(fields: FactFields): TapeStretch[] {
  const { opening, closing } = tapeFields(fields)
  return [opening, closing].filter((stretch) => stretch !== undefined)
}

function rangeOf(rows: readonly TapeRow[]): TapeStretch | undefined {
  const first = rows[0]
  const last = rows.at(-1)
  if (first === undefined || last === undefined) return undefined
  return { symbol: first.symbol, from: first.sequence, to: last.sequence }
}
