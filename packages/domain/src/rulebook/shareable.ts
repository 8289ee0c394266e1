import type { JournalRow } from '../ledger/journal-row.ts'
import { type Receipt, rowsOf } from '../receipts/receipt.ts'
import { sharingRules } from './journals.ts'

/**
 * What a receipt shows of its owner. `private`: its own record is not one of a trade; `carries_private`: another that it
 * carries whole is not, such as the one before a liquidation, which the check needs.
 */
export type Sharing = 'trade' | 'private' | 'carries_private'

/** Whether others may be shown a receipt. Of a kind that this version does not know, none. */
export function sharingOf(receipt: Receipt): Sharing {
  const { journal, before } = receipt
  if (!isOfTrade(journal.row)) return 'private'
  const carried = [...rowsOf(receipt).map(({ row }) => row), ...(before === null ? [] : [before])]
  return carried.every(isOfTrade) ? 'trade' : 'carries_private'
}

function isOfTrade({ reply }: JournalRow): boolean {
  const kind = kindOf(reply)
  return (
    kind !== undefined &&
    Object.hasOwn(sharingRules, kind) &&
    sharingRules[kind as keyof typeof sharingRules] === 'trade'
  )
}

function kindOf(reply: string): string | undefined {
  try {
    const { kind } = JSON.parse(reply) as { kind?: unknown }
    return typeof kind === 'string' ? kind : undefined
  } catch {
    return undefined
  }
}
