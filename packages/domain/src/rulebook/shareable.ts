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

const isOfTrade = (row: JournalRow): boolean => sharingRuleOf(row) !== 'private'

/** What may be shown of a record: of a kind that this version does not know, nothing. */
export function sharingRuleOf({ reply }: JournalRow): (typeof sharingRules)[keyof typeof sharingRules] {
  const kind = kindOf(reply)
  if (kind === undefined || !Object.hasOwn(sharingRules, kind)) return 'private'
  return sharingRules[kind as keyof typeof sharingRules]
}

function kindOf(reply: string): string | undefined {
  try {
    const { kind } = JSON.parse(reply) as { kind?: unknown }
    return typeof kind === 'string' ? kind : undefined
  } catch {
    return undefined
  }
}
