import { factByValue, type FactFields, type FactKind, type TapeStretch } from '../books/fact-kind.ts'
import type { TapeRow } from '../market/tick.ts'
import type { NetworkId } from '../networks/networks.ts'
import { assert } from '../result.ts'
import type { NetworkSource } from '../settings/miner-terms.ts'
import type { MiningDay } from './output.ts'

/** The book of the pool that a machine is sold from; 0 where there is none. */
export type MinerPool = { product: string; bookId: number }

export const minerPoolFact = factByValue<'minerPool', MinerPool>('minerPool', {})

/** A day of a network as its own book recorded it: in which row, and what it was like. */
export type NetworkDay = MiningDay & {
  network: NetworkId
  source: NetworkSource
  bookId: number
  row: number
  day: number
}

export const networkDayFact = factByValue<'networkDay', NetworkDay>('networkDay', { difficulty: true, reward: true })

/** The last tick of a symbol at or before the end of a day, and the rows after it up to the one that proves that it was the last. */
export type DayClose = { rows: readonly TapeRow[] }

/** A journal row names the rows of the tape by their sequences. */
export const dayCloseFact: FactKind<'dayClose', DayClose> = {
  name: 'dayClose',
  write: ({ rows }) => ({ dayClose: stretchOf(rows) }),
  read(fields, archive) {
    const [stretch] = closeStretches(fields)
    if (stretch === undefined) return undefined
    const { symbol, from, to } = stretch
    return { rows: Array.from({ length: to - from + 1 }, (_, index) => archive.tapeRow(symbol, from + index)) }
  },
  tape: closeStretches,
}

/** The stretch that a row names, if any. @throws if it is none. */
export function closeStretches(fields: FactFields): TapeStretch[] {
  const { dayClose } = fields as { dayClose?: TapeStretch }
  if (dayClose === undefined) return []
  const { symbol, from, to } = dayClose
  const isStretch = typeof symbol === 'string' && Number.isSafeInteger(from) && Number.isSafeInteger(to)
  assert(isStretch, 'facts name stretches of the tape')
  return [{ symbol, from, to }]
}

function stretchOf(rows: readonly TapeRow[]): TapeStretch {
  const [first, last] = [rows[0], rows.at(-1)]
  assert(first !== undefined && last !== undefined, 'a day closes on a tick of the tape')
  return { symbol: first.symbol, from: first.sequence, to: last.sequence }
}
