import type { BringFault } from '@touchstone/app/receipts/foreign-receipt'

/** What is wrong, in one sentence. */
export const faultKeys = {
  notReceipt: 'receipts.checkNotReceipt',
  tooLarge: 'receipts.checkTooLarge',
  gone: 'receipts.checkGone',
  badLink: 'receipts.checkBadLink',
} as const satisfies Record<BringFault, string>
