import type { ReceiptVerdict } from '@touchstone/domain/receipts/receipt'
import { type ToCheck, verdictOf } from './verdict-of.ts'

/** `tookMs`: how long this device worked on it. */
export type Checked = { verdict: ReceiptVerdict; tookMs: number }

export async function timedVerdictOf(given: ToCheck): Promise<Checked> {
  const startedAt = performance.now()
  return { verdict: await verdictOf(given), tookMs: performance.now() - startedAt }
}
