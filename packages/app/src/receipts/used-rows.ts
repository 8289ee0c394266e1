import { isWatermark, type TapeRow } from '@touchstone/domain/market/tick'
import type { TextKey } from '../texts/text-key.ts'
import type { ReadReceipt } from './read-decided.ts'
import type { Roles } from './reply-description.ts'
import { descriptionOf } from './descriptions.ts'

/** A row of the tape that a receipt carries, and what it was used for; without a role it only stands between two others. */
export type UsedRow = { row: TapeRow; role: TextKey | undefined }

/** The rows of the tape in their order, those that decided named as such. */
export function usedRows({ receipt, claimed, decided }: ReadReceipt): UsedRow[] {
  const roleOf = rolesOf(decided)
  return receipt.ticks.map(({ row }) => ({
    row,
    role:
      roleOf(row, claimed.facts.ticks?.[row.symbol] === row.sequence) ??
      (isWatermark(row) ? 'receipts.roleWatermark' : undefined),
  }))
}

function rolesOf(decided: ReadReceipt['decided']): Roles {
  const description = decided && descriptionOf(decided.reply)
  if (decided === undefined || typeof description !== 'object' || description.roles === 'in_force')
    return (_, isInForce) => (isInForce ? 'words.markPrice' : undefined)
  return description.roles(decided.reply)
}
