import { readEntries } from '../ledger/entries-text.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { commandRows, postingRules, replyRules } from './journal-tables.ts'

/** The same for the row of a receipt, which may be none. */
export function unknownKindIn({ journal }: Partial<Receipt>): string | undefined {
  const row = journal?.row
  return row && unknownKindOf(row)
}

/**
 * Returns the first kind in a journal row that no noun of this version declares. Where the reply has a formula, the
 * formula judges the postings instead. Malformed texts have no kind: reading them is what fails.
 */
export function unknownKindOf(row: Pick<JournalRow, 'command' | 'reply' | 'entries'>): string | undefined {
  try {
    const { command, reply, entries } = row
    const replyKind = kindIn(reply)
    const kinds: [kind: string | undefined, known: ReadonlyMap<string, unknown>][] = [
      [replyKind, replyRules],
      [kindIn(command), commandRows],
    ]
    if (replyKind !== undefined && replyRules.get(replyKind)?.formula === 'none')
      for (const posting of readEntries(entries).postings) kinds.push([posting.kind, postingRules])
    return kinds.find(([kind, known]) => kind !== undefined && !known.has(kind))?.[0]
  } catch {
    return undefined
  }
}

function kindIn(text: string): string | undefined {
  const { kind } = JSON.parse(text) as { kind?: unknown }
  return typeof kind === 'string' ? kind : undefined
}
