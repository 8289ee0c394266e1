import { createClient } from '@touchstone/client/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lacksBrowser } from './find-browser.ts'
import { openStory } from './open-story.ts'
import type { Phone } from './phone.ts'
import type { SharedServer } from './shared-server.ts'
import { touchOf } from './touch.ts'

const sizes = [
  { size: '320 × 640', width: 320, height: 640, fontSize: '' },
  { size: '375 × 667', width: 375, height: 667, fontSize: '' },
  { size: '375 × 812', width: 375, height: 812, fontSize: '' },
  { size: '430 × 932', width: 430, height: 932, fontSize: '' },
  { size: '375 × 667, large letters', width: 375, height: 667, fontSize: '20px' },
]

/** Whoever closes sees the seal land without scrolling, on every phone. */
describe.skipIf(lacksBrowser('where a seal lands is skipped'))('the seal of a close lands in sight', () => {
  let server: SharedServer
  let phone: Phone
  let end: (() => Promise<void>) | undefined

  beforeAll(async () => {
    ;({ server, phone, end } = await openStory('seal-boxes'))
    const { page } = phone
    await page.goto(server.origin)
    await page.getByRole('link', { name: 'Trade with 100,000 of play money' }).tap()
    await page.getByRole('heading', { name: 'Symbol: BTC/USDT' }).waitFor()
  })
  afterAll(() => end?.())

  async function open(): Promise<void> {
    const token = (await phone.page.evaluate(() => localStorage.getItem('token'))) ?? ''
    const client = createClient({ origin: server.origin, token: () => token })
    const market = {
      book: 'demo',
      symbol: 'BTC/USDT',
      direction: 'long',
      marginMode: 'isolated',
      leverage: 10,
    } as const
    await client.openPosition({ ...market, quantity: '0.0213', takeProfit: null, stopLoss: null })
  }

  it.each(sizes)('at $size', async ({ width, height, fontSize }) => {
    const { page, picture } = phone
    const { button, dialog } = touchOf(page)
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    await open()
    await button('Close', page.getByRole('article', { name: 'BTC/USDT Long' })).tap()
    await button(/^Close (position|\d+%)$/, dialog()).tap()
    await dialog().getByText('Position closed').waitFor()
    await dialog().getByText('Try to cheat').waitFor()
    const card = dialog().filter({ hasText: 'Position closed' })
    const seal = card.getByRole('link', { name: /See every check/ })
    await seal.waitFor()
    const top = async () => (await card.boundingBox())?.y
    const before = await top()
    await card.getByText(/^(Same result|Verified) on your phone$/).waitFor({ timeout: 30_000 })
    await picture(`sealed-${width}-${height}${fontSize}`)
    const [box, foot] = [await seal.boundingBox(), await card.locator('footer').boundingBox()]
    if (box === null || foot === null) throw new Error('the seal or the footer is not there')
    expect(box.y + box.height).toBeLessThanOrEqual(foot.y)
    expect(await top()).toBe(before)
    await button('Close', card).tap()
    await card.waitFor({ state: 'hidden' })
  })
})
