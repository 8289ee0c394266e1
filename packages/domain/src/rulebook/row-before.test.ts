import { expect, it } from 'vitest'
import { forgedReceipts } from '../examples/forged-receipts.ts'
import { journalRowHash, type JournalRow } from '../ledger/journal-row.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { checkReceipt } from './check-receipt.ts'

/** An honest receipt that shows the row before. */
function shownBefore(): { receipt: Receipt; before: JournalRow } {
  for (const { honest } of forgedReceipts())
    if (honest.before !== null) return { receipt: honest, before: honest.before }
  throw new Error('no example shows the row before')
}

/** The same receipt of a house whose row before has other texts, in a chain that holds. */
function withBefore(changed: (before: JournalRow) => Partial<JournalRow>): Receipt {
  const { receipt, before } = shownBefore()
  const texts = { ...before, ...changed(before) }
  const row = { ...texts, hash: journalRowHash(texts) }
  const after = { ...receipt.journal.row, previousHash: row.hash }
  return { ...receipt, before: row, journal: { ...receipt.journal, row: { ...after, hash: journalRowHash(after) } } }
}

const faultsOf = (receipt: Receipt): string[] =>
  checkReceipt(receipt).checks.flatMap(({ ok, detail }) => (ok ? [] : [detail]))
const notCanonical = 'the row before has a text that is not canonical'

it('finds no fault with a row before that is as it was', () => {
  expect(faultsOf(withBefore(() => ({})))).not.toContain(notCanonical)
})

it.each(['command', 'facts', 'reply', 'entries'] as const)('refuses a row before whose %s has two readings', (text) => {
  expect(faultsOf(withBefore((before) => ({ [text]: ` ${before[text]}` })))).toContain(notCanonical)
})
