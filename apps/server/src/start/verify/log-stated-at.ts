import type { Statement } from '@touchstone/domain/ledger/checkpoint'
import { select, selectNumber, type Verification } from './verification.ts'

/** The last row of the audit log by a statement; undefined for a checkpoint of the first form, which states none. */
export function endOfLog(statement: string | null): number | undefined {
  if (statement === null) return undefined
  try {
    return (JSON.parse(statement) as Statement).audit?.id ?? 0
  } catch {
    // What the check of the checkpoints names.
    return undefined
  }
}

/**
 * When the first checkpoint was made that states the audit log as far as a row; Infinity where none does yet. Their ids have no
 * gaps, and what they state grows, as the check of the checkpoints asks: halving finds it among years of minutes.
 */
export async function logStatedAt(verification: Verification, row: number): Promise<number> {
  let [least, most] = [1, (await selectNumber(verification, 'select max(id) as number from checkpoints')) + 1]
  let found = Infinity
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    const [checkpoint] = await select<{ at: bigint; statement: string | null }>(
      verification,
      'select at, statement from checkpoints where id = $1',
      [middle],
    )
    if (checkpoint === undefined || (endOfLog(checkpoint.statement) ?? 0) < row) least = middle + 1
    else [most, found] = [middle, Number(checkpoint.at)]
  }
  return found
}
