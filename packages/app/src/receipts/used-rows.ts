import { isWatermark, type TapeRow } from '@touchstone/domain/market/tick'
import type { TextKey } from '../texts/text-key.ts'
import type { ReadReceipt } from './read-decided.ts'

/** A row of the tape that a receipt carries, and what it was used for; without a role it only stands between two others. */
export type UsedRow = { row: TapeRow; role: TextKey | undefined }

/** The rows of the tape in their order, those that decided named as such. */
export function usedRows({ receipt, decided }: ReadReceipt): UsedRow[] {
  const roleOf = rolesOf(decided)
  return receipt.ticks.map(({ row }) => ({
    row,
    role: roleOf(row) ?? (isWatermark(row) ? 'receipts.roleWatermark' : undefined),
  }))
}

type Roles = (row: TapeRow) => TextKey | undefined

function rolesOf({ reply, facts }: ReadReceipt['decided']): Roles {
  if (reply.kind === 'second_contract_settled')
    return ({ sequence }) =>
      sequence === reply.openSequence
        ? 'receipts.openPrice'
        : sequence === reply.closeSequence
          ? 'receipts.closePrice'
          : sequence === reply.sealSequence
            ? 'receipts.roleSeal'
            : undefined
  if (reply.kind === 'closed' || reply.kind === 'reversed')
    return ({ symbol, sequence }) =>
      reply.settlements.some((each) => each.symbol === symbol && each.sequence === sequence)
        ? 'receipts.roleFill'
        : 'words.markPrice'
  if (reply.kind === 'opened')
    return ({ symbol, sequence }) =>
      symbol === reply.symbol && sequence === reply.sequence ? 'receipts.roleFill' : 'words.markPrice'
  if (reply.kind === 'exchanged') return () => 'words.markPrice'
  if (reply.kind === 'funding')
    return (row) =>
      row.sequence === reply.sequence
        ? 'words.markPrice'
        : row.sequence > reply.sequence && !isWatermark(row) && row.sourceAt >= reply.fundingAt
          ? 'receipts.roleSeal'
          : undefined
  return ({ symbol, sequence }) => (facts.ticks?.[symbol] === sequence ? 'words.markPrice' : undefined)
}
