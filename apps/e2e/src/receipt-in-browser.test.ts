import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { golden } from '@touchstone/market/simulated/golden-vectors'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { lacksBrowser } from './find-browser.ts'
import type { ReceiptPage } from './receipt-page.ts'

declare const touchstone: { receiptPage: ReceiptPage }

const receipts = Object.entries(exampleReceipts()).map(([name, receipt]) => ({
  name,
  receipt,
  text: receiptText(receipt),
}))

/** The app's own code as one script for a browser, built as the app is. */
async function bundleOf(entry: string, folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      lib: { entry, name: 'touchstone', formats: ['iife'], fileName: () => 'page.js' },
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
    },
  })
  return readFile(path.join(folder, 'page.js'), 'utf8')
}

describe.skipIf(lacksBrowser('receipts are not checked in a browser'))('in a browser', () => {
  const faults: string[] = []
  let browser: Browser | undefined
  let folder: string | undefined
  let page: Page

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'touchstone-receipts-'))
    const script = await bundleOf(fileURLToPath(new URL('receipt-page.ts', import.meta.url)), folder)
    browser = await openBrowser()
    page = await browser.newPage()
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => faults.push(message.text()))
    await page.addScriptTag({ content: script })
  }, 60_000)

  afterAll(async () => {
    await browser?.close()
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  })

  const verdictOf = (text: string) => page.evaluate((given) => touchstone.receiptPage.verdictOf(given), text)

  it.each(receipts)('the receipt of $name checks, with the very verdict that Node gives', async ({ receipt, text }) => {
    const verdict = await verdictOf(text)
    expect(verdict).toMatchObject({ ok: true, pending: false })
    expect(verdict).toEqual(checkReceipt(receipt))
  })

  /** Of a row that has no price: the place of another row. */
  const someAnchor = receipts[0]?.receipt.ticks[0]?.anchor

  it.each(receipts)('the receipt of $name fails when an entry, a tick or a path was changed', async ({ receipt }) => {
    const { journal, ticks } = receipt
    const tampered = [
      // A day without a result moves nothing: its row has no entries to take out.
      ...(journal.row.entries === '[]'
        ? []
        : [{ ...receipt, journal: { ...journal, row: { ...journal.row, entries: '[]' } } }]),
      { ...receipt, journal: { ...journal, row: { ...journal.row, hash: 'f'.repeat(64) } } },
      ...ticks.map((tick) => ({
        ...receipt,
        ticks: ticks.map((each) => (each === tick ? { ...each, row: { ...each.row, symbol: 'XAU/USD' } } : each)),
      })),
      { ...receipt, journal: { ...journal, anchor: ticks[0]?.anchor ?? someAnchor } },
    ]
    const verdicts = await Promise.all(tampered.map((each) => verdictOf(receiptText(each as typeof receipt))))
    expect(verdicts.map(({ ok }) => ok)).toEqual(tampered.map(() => false))
  })

  it('the simulated market gives the golden prices', async () => {
    expect(await page.evaluate(() => touchstone.receiptPage.goldenPrices())).toEqual(golden)
  })

  it('nothing was complained of', () => {
    expect(faults).toEqual([])
  })
})
