import type { ReceiptVerdict } from '@touchstone/domain/receipts/receipt'
import { readReceipt } from '@touchstone/domain/receipts/receipt-text'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { goldenSeed, goldenTable } from '@touchstone/market/simulated/golden-vectors'
import { createSimulatedMarket } from '@touchstone/market/simulated/simulated-market'

/** What a page of the app runs by itself: nothing here asks a server, a clock or chance. */
export type ReceiptPage = {
  verdictOf: (receiptText: string) => Promise<ReceiptVerdict>
  goldenPrices: () => Record<string, string[]>
}

export const receiptPage: ReceiptPage = {
  verdictOf: (text) => checkSignedReceipt(readReceipt(text)),
  goldenPrices: () => goldenTable(createSimulatedMarket(goldenSeed, [...defaultSettings.symbols.values()])),
}
