import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser } from './browser.ts'
import type { ClientPage } from './client-page.ts'
import { lacksBrowser } from './find-browser.ts'
import { borrowServer, type SharedServer } from './shared-server.ts'

declare const touchstone: { clientPage: ClientPage }

/** The client as one script for a browser, built as the app is. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('client-page.ts', import.meta.url))
  const lib = { entry, name: 'touchstone', formats: ['iife' as const] }
  const built = await build({ configFile: false, logLevel: 'error', build: { lib, write: false, target: 'es2023' } })
  const [{ output }] = built as Rollup.RollupOutput[] as [Rollup.RollupOutput]
  return output[0].code
}

describe.skipIf(lacksBrowser('the client is not tried in a browser'))('the client in a browser', () => {
  const faults: string[] = []
  let browser: Browser | undefined
  let server: SharedServer | undefined
  let script = ''

  beforeAll(async () => {
    ;[script, server, browser] = await Promise.all([bundle(), borrowServer(), openBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
  })

  /** A page of the server, under its own policy, that has the client. */
  async function pageAt(host: string): Promise<Page> {
    const page = await (browser as Browser).newPage()
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => faults.push(message.text()))
    await page.goto(`http://${host}:${server?.port}/docs`)
    await page.evaluate(script)
    return page
  }

  it.each([
    ['localhost', true],
    // As a phone has it that was given an address on the network.
    ['phone.test', false],
  ])('trades at http://%s, WebCrypto there: %s', async (host, hasWebCrypto) => {
    const page = await pageAt(host)
    const trade = await page.evaluate(() => touchstone.clientPage.trade())
    expect(trade).toMatchObject({
      hasWebCrypto,
      symbol: 'BTC/USDT',
      outcome: { kind: 'opened', quantity: '0.01' },
      fill: { kind: 'fill', quantity: '0.01' },
      refusal: expect.stringMatching(/[\u4E00-\u9FFF]/) as string,
    })
    await page.close()
  })

  it('doubts its connection when the network has changed, and when the page is seen again', async () => {
    const page = await pageAt('localhost')
    let pings = 0
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => (pings += Number(payload.toString().includes('"ping"'))))
    })
    await page.evaluate(() => touchstone.clientPage.trade())
    expect(pings).toBe(0)
    for (const [count, isOffline] of [true, false].entries()) {
      await page.context().setOffline(isOffline)
      await vi.waitUntil(() => pings > count, { timeout: 20_000 })
    }
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await vi.waitUntil(() => pings > 2, { timeout: 20_000 })
    await vi.waitUntil(() => page.evaluate(() => touchstone.clientPage.isStale() === false), { timeout: 20_000 })
    expect(pings).toBeGreaterThan(2)
    await page.close()
  })

  it('nothing was complained of', () => {
    expect(faults).toEqual([])
  })
})
