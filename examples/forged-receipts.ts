import { forgedReceipts } from '@touchstone/domain/examples/forged-receipts'
import type { KnownBook } from '@touchstone/domain/receipts/known-book'
import type { Receipt, ReceiptCheck } from '@touchstone/domain/receipts/receipt'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'

/**
 * Shows what a dishonest house could write, and what finds it out: each forged receipt has all of its hashes in order, and
 * stands beside its honest twin. Exits with 1 if a forgery holds or a twin does not.
 */
export async function run(): Promise<void> {
  for (const { lie, forged, honest, known, refusedBy } of forgedReceipts()) {
    const failed = await failedChecks(forged, known?.forged)
    const twin = await failedChecks(honest, known?.honest)
    console.log(`A house that ${lie}:`)
    console.log(`  forged  ${failed.map(({ name, detail }) => `REFUSED by ${name}: ${detail}`).join('; ') || 'HOLDS'}`)
    console.log(`  honest  ${twin.length === 0 ? 'holds' : `REFUSED by ${twin.map(({ name }) => name).join(', ')}`}`)
    if (!failed.some(({ name }) => name === refusedBy) || twin.length > 0) process.exitCode = 1
  }
}

async function failedChecks(receipt: Receipt, known: KnownBook | undefined): Promise<ReceiptCheck[]> {
  const { checks } = await checkSignedReceipt(receipt, known)
  return checks.filter(({ ok }) => !ok)
}
