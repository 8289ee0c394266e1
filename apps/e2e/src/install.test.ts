import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { lacksBrowser } from './find-browser.ts'
import { openPhone } from './phone.ts'
import { borrowServer, type SharedServer } from './shared-server.ts'

type Manifest = { icons: { src: string; sizes: string; type: string; purpose?: string }[] }

describe.skipIf(lacksBrowser('installing the app is skipped', { asks: true }))('the app on a phone', () => {
  const ends: (() => Promise<unknown>)[] = []
  let server: SharedServer
  let browser: Browser

  beforeAll(async () => {
    server = await borrowServer()
    browser = await openBrowser({ asks: true })
    ends.push(() => browser.close())
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  it('can be installed: the browser finds nothing wrong', async () => {
    const { page } = await openPhone(browser, server.origin, { story: 'install' })
    await page.goto(server.origin)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const debugging = await page.context().newCDPSession(page)
    await debugging.send('Page.enable')
    expect(await debugging.send('Page.getAppManifest')).toMatchObject({
      url: `${server.origin}/app.webmanifest`,
      errors: [],
    })
    const { installabilityErrors } = await debugging.send('Page.getInstallabilityErrors')
    // A profile of a test leaves nothing behind, as a private window does.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    await page.context().close()
  })

  it('has its manifest, worker and icons: of the right kind, and as large as they say', async () => {
    const reply = await fetch(`${server.origin}/app.webmanifest`)
    expect(reply.headers.get('content-type')).toContain('application/manifest+json')
    const { icons } = (await reply.json()) as Manifest
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
    const worker = await fetch(`${server.origin}/worker.js`)
    expect([worker.headers.get('content-type'), worker.headers.get('cache-control')]).toEqual([
      expect.stringContaining('javascript'),
      'no-cache',
    ])
    const named = [
      ...icons,
      { src: '/icons/icon-180.png', sizes: '180x180', type: 'image/png' },
      { src: '/icons/badge-96.png', sizes: '96x96', type: 'image/png' },
    ]
    expect(await Promise.all(named.map(({ src }) => iconAt(src)))).toEqual(
      named.map(({ sizes, type }) => ({ status: 200, type, sizes })),
    )
  })

  it('works over plain http, and says there what needs https', async () => {
    // As a phone has it that was given an address on the network.
    const origin = `http://phone.test:${server.port}`
    const phone = await openPhone(browser, server.origin, { story: 'install' })
    const { page } = phone
    await page.goto(`${origin}/#/demotrading?start=1`)
    await page.getByRole('heading', { name: 'Symbol: BTC/USDT' }).waitFor()
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await page.goto(`${origin}/#/priceAlerts`)
    await page.getByText('Notifications need https').waitFor()
    await page.getByText(`${origin} is plain http`).waitFor()
    await page.getByRole('button', { name: '+5%' }).tap()
    await page.getByRole('button', { name: /^Set alert at/ }).tap()
    await page.getByRole('region', { name: 'Active' }).getByRole('button').waitFor()
    await phone.picture('plain-http')
    expect(phone.problems).toEqual([])
    await phone.context.close()
  })

  async function iconAt(src: string): Promise<{ status: number; type: string | null; sizes: string }> {
    const reply = await fetch(`${server.origin}${src}`)
    const bytes = Buffer.from(await reply.arrayBuffer())
    const isPicture = bytes.subarray(1, 4).toString() === 'PNG'
    const sizes = isPicture ? `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` : 'any'
    return { status: reply.status, type: reply.headers.get('content-type'), sizes }
  }
})
