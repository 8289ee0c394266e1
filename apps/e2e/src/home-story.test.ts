import { createClient } from '@touchstone/client/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lacksBrowser } from './find-browser.ts'
import { fingersOf } from './fingers.ts'
import { openStory } from './open-story.ts'
import type { Phone } from './phone.ts'
import type { SharedServer } from './shared-server.ts'

/** Home as a visitor finds it, and as it is after one tap and a trade: their own money and its line. */
describe.skipIf(lacksBrowser('the story of home is skipped'))('home', () => {
  let server: SharedServer
  let phone: Phone
  let end: (() => Promise<void>) | undefined

  beforeAll(async () => {
    ;({ server, phone, end } = await openStory('home-story'))
  })
  afterAll(() => end?.())

  const total = () => phone.page.getByRole('region', { name: 'Total in USDT' })
  const curve = () => phone.page.getByRole('slider', { name: 'Value over time' })
  const figure = (): Promise<string> =>
    total()
      .getByRole('link', { name: /Open assets/ })
      .innerText()

  it('shows a visitor a name, a price that lives and one way to begin, above the fold', async () => {
    const { page, picture } = phone
    await page.goto(server.origin)
    const line = page.getByRole('slider', { name: 'BTC/USDT, last 24 hours' })
    await line.waitFor({ timeout: 30_000 })
    const start = page.getByRole('link', { name: 'Trade with 100,000 of play money' })
    const box = await start.boundingBox()
    expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThan(812 - 57)
    expect(await page.getByText('Touchstone', { exact: true }).isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: /Deposit|Withdraw/ }).count()).toBe(0)
    await picture('visitor')
  })

  it('is in the demo after one tap', async () => {
    const { page } = phone
    await page.getByRole('link', { name: 'Trade with 100,000 of play money' }).tap()
    await page.waitForURL(/demotrading/)
    await page.waitForFunction(() => localStorage.getItem('token') !== null)
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
    const client = createClient({ origin: server.origin, token: () => token })
    const market = {
      book: 'demo',
      symbol: 'BTC/USDT',
      direction: 'long',
      marginMode: 'isolated',
      leverage: 10,
    } as const
    const { outcome } = await client.openPosition({ ...market, quantity: '0.5', takeProfit: null, stopLoss: null })
    expect(outcome.kind).toBe('opened')
  })

  it('then shows the demo account, which moves with its position, and its curve', async () => {
    const { page, picture } = phone
    await page.goto(`${server.origin}/#/home`)
    await page.reload()
    await curve().waitFor({ timeout: 30_000 })
    expect(await page.getByRole('radio', { name: 'Demo' }).isChecked()).toBe(true)
    const before = await figure()
    await vi.waitFor(async () => expect(await figure()).not.toBe(before), { timeout: 30_000 })
    await picture('demo')
  })

  it('a finger on the curve moves the total to its beginning, and lets it go again', async () => {
    const { page, picture } = phone
    const box = await curve().boundingBox()
    if (box === null) throw new Error('the curve is not in sight')
    const fingers = await fingersOf(page)
    const y = box.y + box.height / 2
    await fingers.down(1, { x: box.x + box.width - 20, y })
    await fingers.move(1, { x: box.x + 30, y })
    await fingers.move(1, { x: box.x + 2, y })
    await vi.waitFor(async () => expect(await figure()).toContain('100,000'))
    await picture('scrubbed')
    await fingers.lift(1)
    await vi.waitFor(async () => expect(await total().innerText()).toContain('Today'))
  })

  it('switches to real, which is empty, and remembers that', async () => {
    const { page, picture } = phone
    await page.getByRole('radio', { name: 'Real' }).locator('..').tap()
    await page.getByRole('link', { name: 'Deposit', exact: true }).waitFor()
    await vi.waitFor(async () => expect(await figure()).toMatch(/^0\.00/))
    await picture('real')
    await page.reload()
    await page.getByRole('link', { name: 'Deposit', exact: true }).waitFor()
    expect(await page.getByRole('radio', { name: 'Real' }).isChecked()).toBe(true)
  })

  it('met no error and broke no policy', () => {
    expect(phone.problems).toEqual([])
  })
})
