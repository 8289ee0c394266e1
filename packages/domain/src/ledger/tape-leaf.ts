import { isWatermark, type TapeRow } from '../market/tick.ts'
import { printDecimal } from '../money/decimal.ts'
import { type Hash, hashLeaf } from './hash.ts'

/** The one text of a row of the tape. */
export function tapeRowText(row: TapeRow): string {
  if (isWatermark(row)) return `watermark ${row.symbol} ${row.sequence} ${row.watermarkAt}`
  const prices = [row.bid, row.ask, row.last, row.volume].map(printDecimal).join(' ')
  const origin = `${row.sourceAt} ${row.receivedAt} ${row.derived ? 'derived' : 'quoted'} ${JSON.stringify(row.source)}`
  return `tick ${row.symbol} ${row.sequence} ${prices} ${origin}`
}

export const tapeLeaf = (row: TapeRow): Hash => hashLeaf(tapeRowText(row))
