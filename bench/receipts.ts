import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileAtOnce } from '@touchstone/app/device/worker-build'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { forgedReceipts } from '@touchstone/domain/examples/forged-receipts'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { build } from 'vite'
import { openChrome } from './chrome.ts'
import { type Devtools, openDevtools } from './devtools.ts'
import { machineLine } from './machine.ts'
import { medianOf } from './measure.ts'
import { openTab, slowdown } from './tab.ts'

declare const touchstone: { verdictOf: (given: { text: string }) => Promise<{ ok: boolean }> }

const rounds = 5
const checksEach = 20

/**
 * Milliseconds of a receipt's check in a browser whose main thread is slowed four times: the first one on a fresh page, and
 * the median of those after it. `without` has no WebCrypto, as on plain http.
 */
export async function run(): Promise<Record<string, number>> {
  console.log(machineLine())
  const texts = Object.values(exampleReceipts()).map(receiptText)
  const signed = forgedReceipts()
    .filter(({ refusedBy }) => refusedBy === 'signature')
    .map(({ honest }) => receiptText(honest))
  const page = await servePage(await script())
  const chrome = await openChrome()
  const devtools = await openDevtools(chrome.socketUrl)
  const measure = (given: readonly string[], hasWebCrypto = true) =>
    measureAll(devtools, page.origin, given, hasWebCrypto)
  try {
    const [plain, withKey, without] = [await measure(texts), await measure(signed), await measure(signed, false)]
    return {
      check_first_ms: plain.first,
      check_ms: plain.later,
      check_longest_ms: plain.longest,
      signed_first_ms: withKey.first,
      signed_ms: withKey.later,
      signed_without_webcrypto_first_ms: without.first,
      signed_without_webcrypto_ms: without.later,
    }
  } finally {
    devtools.close()
    await chrome.close()
    page.close()
  }
}

/** The app's own check as one script, built as the app's worker is. */
async function script(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-bench-receipts-'))
  const entry = fileURLToPath(new URL('../packages/app/src/receipts/verdict-of.ts', import.meta.url))
  const rolldownOptions = { output: { postBanner: compileAtOnce } }
  const lib = { entry, name: 'touchstone', formats: ['iife' as const], fileName: () => 'page.js' }
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root: folder,
      build: { lib, outDir: folder, target: 'es2023', rolldownOptions },
    })
    return await readFile(path.join(folder, 'page.js'), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function servePage(code: string) {
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isScript ? code : '<!doctype html><title>receipts</title><script src="/page.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

async function measureAll(devtools: Devtools, origin: string, texts: readonly string[], hasWebCrypto: boolean) {
  const measured: { first: number[]; later: number[] } = { first: [], later: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const text of texts) {
      const tab = await openTab(devtools, { rate: slowdown, ...(hasWebCrypto ? {} : { before: withoutWebCrypto }) })
      await tab.open(origin)
      await tab.until(() => 'touchstone' in globalThis, {})
      const [first = Number.NaN, ...later] = await tab.run(timesOf, { text, times: checksEach + 1 })
      measured.first.push(first)
      measured.later.push(medianOf(later))
      await tab.close()
    }
  const tenths = (value: number): number => Math.round(value * 10) / 10
  return {
    first: tenths(medianOf(measured.first)),
    later: tenths(medianOf(measured.later)),
    longest: tenths(Math.max(...measured.first)),
  }
}

/** Runs in the page. @throws Error if a receipt does not hold. */
async function timesOf({ text, times }: { text: string; times: number }): Promise<number[]> {
  const took: number[] = []
  for (let at = 0; at < times; at += 1) {
    const began = performance.now()
    const { ok } = await touchstone.verdictOf({ text })
    took.push(performance.now() - began)
    if (!ok) throw new Error('the receipt does not hold')
  }
  return took
}

function withoutWebCrypto(): void {
  Object.defineProperty(crypto, 'subtle', { value: undefined })
}
