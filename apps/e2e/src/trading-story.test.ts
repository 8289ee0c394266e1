import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fingers, fingersOf, middleOf } from './fingers.ts'
import { lacksBrowser } from './find-browser.ts'
import { openStory } from './open-story.ts'
import type { Phone } from './phone.ts'
import { type Touch, touchOf } from './touch.ts'
import type { SharedServer } from './shared-server.ts'

/** What a person does on the first evening, each step as they do it, with a picture of it. */
describe.skipIf(lacksBrowser('the story of a trader is skipped'))('a trader’s first evening, on a phone', () => {
  let server: SharedServer
  let phone: Phone
  let end: (() => Promise<void>) | undefined

  beforeAll(async () => {
    ;({ server, phone, end } = await openStory('trading-story'))
  })
  afterAll(() => end?.())

  const touch = () => touchOf(phone.page)
  const button = (...named: Parameters<Touch['button']>): Locator => touch().button(...named)
  const dialog = (): Locator => touch().dialog()
  const type = (keys: string): Promise<void> => touch().type(keys)
  const position = (): Locator => phone.page.getByRole('article', { name: 'BTC/USDT Long' })
  /** In hundredths. */
  const margin = async (): Promise<number> => {
    const text = await position()
      .locator('div', { hasText: /^Margin \(USDT\)/ })
      .locator('dd')
      .innerText()
    return Math.round(100 * Number(text.replaceAll(',', '')))
  }

  it('finds the home page alive with prices', async () => {
    const { page, picture } = phone
    await page.goto(server.origin)
    await page.getByRole('link', { name: 'Trade with 100,000 of play money' }).waitFor()
    const bitcoin = page.getByRole('link', { name: /BTC\/USDT/ }).first()
    await bitcoin.scrollIntoViewIfNeeded()
    const before = await bitcoin.textContent()
    await expect.poll(() => bitcoin.textContent(), { timeout: 10_000 }).not.toBe(before)
    await page.evaluate(() => {
      scrollTo(0, 0)
    })
    await picture('home')
  })

  it('becomes a guest with one tap, and is trading', async () => {
    const { page } = phone
    await page.getByRole('link', { name: 'Trade with 100,000 of play money' }).tap()
    await page.getByRole('heading', { name: 'Symbol: BTC/USDT' }).waitFor()
    await expect.poll(() => page.getByText('Play money, real rules').isVisible()).toBe(true)
  })

  it('looks at BTC/USDT: pinches the chart, adds MACD, draws a line', async () => {
    const { page, picture } = phone
    await page.getByRole('link', { name: 'Chart' }).tap()
    await button('MACD').waitFor()
    const chart = page.getByTestId('chart')
    await chart.locator('canvas').first().waitFor()
    await pinch(await fingersOf(page), chart)
    // The chart is what grew, not the page.
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    await button('MACD').tap()
    await page.getByText(/MACD\(12/).waitFor()
    await picture('macd')
    await button('Draw').tap()
    await button('Trend line', dialog()).tap()
    await dialog().waitFor({ state: 'hidden' })
    const box = await chart.boundingBox()
    if (box === null) throw new Error('the chart is not in sight')
    for (const [place, x, y] of [
      [/1 of 2/, 0.2, 0.3],
      [/2 of 2/, 0.6, 0.2],
    ] as const) {
      await page.getByRole('status').getByText(place).waitFor()
      await page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y)
    }
    await page
      .getByRole('status')
      .getByText(/2 of 2/)
      .waitFor({ state: 'hidden' })
    await picture('trend-line')
    await button('Draw').tap()
    await expect.poll(() => button('Delete: Trend line', dialog()).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'hidden' })
  })

  it('opens a 20x isolated long with the keypad, seeing cost, fee and liquidation price before', async () => {
    const { page, picture } = phone
    await page.getByRole('link', { name: 'Buy / Long BTC' }).tap()
    await button(/^Leverage: /).tap()
    await button('Leverage 20×', dialog()).tap()
    await picture('leverage')
    await button('Use 20×', dialog()).tap()
    await dialog().waitFor({ state: 'hidden' })
    await page.getByRole('textbox', { name: 'Margin' }).tap()
    await type('500')
    await picture('keypad')
    await touch().done()
    await button('Buy / Long BTC').tap()
    for (const label of ['Margin (USDT)', 'Fee (USDT)', 'Liquidation price'])
      await dialog().getByText(label, { exact: true }).waitFor()
    await picture('confirm')
    await button('Buy / Long BTC', dialog()).tap()
    await position().waitFor()
    await position().scrollIntoViewIfNeeded()
    expect(await position().getByText('Long 20×').isVisible()).toBe(true)
    await picture('position')
  })

  it('watches profit and margin ratio move', async () => {
    const text = async (): Promise<string> => (await position().textContent()) ?? ''
    const before = await text()
    await expect.poll(text, { timeout: 10_000 }).not.toBe(before)
    expect(await position().getByRole('meter', { name: 'Margin ratio' }).isVisible()).toBe(true)
  })

  it('sets a stop loss and drags its line on the chart', async () => {
    const { page, picture } = phone
    await page.getByRole('link', { name: 'Chart' }).tap()
    await button('Add stop loss').tap()
    await button('Confirm', dialog()).tap()
    await dialog().waitFor({ state: 'hidden' })
    const handle = page.getByRole('button', { name: /^Stop loss/ })
    await handle.waitFor()
    await handle.scrollIntoViewIfNeeded()
    const before = await handle.textContent()
    const from = await middleOf(handle)
    const fingers = await fingersOf(page)
    await fingers.down(1, from)
    for (const by of [3, 6, 9, 12]) await fingers.move(1, { ...from, y: from.y - by })
    await picture('dragging')
    await fingers.lift(1)
    await picture('new-stop')
    await button('Confirm', dialog()).tap()
    await dialog().waitFor({ state: 'hidden' })
    await expect.poll(() => handle.textContent()).not.toBe(before)
    await button('Back').tap()
  })

  it('adds margin, closes half, closes the rest', async () => {
    const { page, picture } = phone
    const before = await margin()
    expect(before).toBeGreaterThan(49_000)
    await button('Margin', position()).tap()
    await dialog().getByRole('textbox', { name: 'Amount' }).tap()
    await type('50')
    await picture('add-margin')
    await button('Add margin', dialog()).tap()
    await dialog().waitFor({ state: 'hidden' })
    await expect.poll(margin).toBe(before + 5_000)
    await button('Close', position()).tap()
    await button('50%', dialog()).tap()
    await picture('close-half')
    await button(/^Close (position|\d+%)$/, dialog()).tap()
    await dialog().getByText('Part closed').waitFor()
    // What the card says happened is what its receipt says.
    const verdict = dialog().getByRole('link').getByRole('status')
    const found = /^(Waiting for its seal|(This close is verified|Verified|Same result) on your phone)$/
    await expect.poll(() => verdict.innerText(), { timeout: 30_000 }).toMatch(found)
    await picture('result-card')
    await button('Close', dialog()).tap()
    await dialog().waitFor({ state: 'hidden' })
    await button('Close', position()).tap()
    await button(/^Close (position|\d+%)$/, dialog()).tap()
    await dialog().getByText('Position closed').waitFor()
    await button('Close', dialog()).tap()
    await position().waitFor({ state: 'detached' })
    await expect.poll(() => page.getByText('No open positions').isVisible()).toBe(true)
  })

  it('buys a 30-second contract, sees the ring count down, and the result', async () => {
    const { page, picture } = phone
    await page.getByRole('link', { name: 'Chart' }).tap()
    await page.getByRole('link', { name: 'Options' }).tap()
    await page.getByRole('textbox', { name: 'Stake' }).tap()
    await type('25')
    await touch().done()
    await button('Rise').tap()
    await picture('second-contract')
    await button(/^Rise · 25/, dialog()).tap()
    await page.getByRole('timer').waitFor()
    await picture('countdown')
    const results = page.getByRole('log', { name: 'Results' })
    const outcome = results.getByText(/Won|Lost|Tied/).first()
    await expect.poll(() => outcome.isVisible(), { timeout: 45_000 }).toBe(true)
    await picture('result')
  })

  it('opens its receipt and sees it checked in their own browser', async () => {
    const { page, picture } = phone
    await page
      .getByRole('log', { name: 'Results' })
      .getByRole('link', { name: /See every check/ })
      .tap()
    // Before the next checkpoint it is the same result; with it, it is verified.
    const verdict = page.getByRole('heading', { name: /^(Same result|Verified) on your phone$/ })
    await expect.poll(() => verdict.isVisible(), { timeout: 100_000 }).toBe(true)
    // The app has signed what was asked for: this browser verified the signature.
    expect(await page.getByText('Signed by this device').isVisible()).toBe(true)
    await picture('receipt')
  })

  it('finds it all in the ledger', async () => {
    const { page, picture } = phone
    await page.goto(`${server.origin}/#/zhangbianRecord?book=demo`)
    for (const name of [/Option/, /Position closed/, /Position opened/])
      await expect.poll(() => page.getByRole('button', { name }).first().isVisible()).toBe(true)
    await picture('ledger')
  })

  it('met no error and broke no policy', () => {
    expect(phone.problems).toEqual([])
  })
})

/** Two fingers that move apart over the chart. */
async function pinch(fingers: Fingers, chart: Locator): Promise<void> {
  const { x, y } = await middleOf(chart)
  const place = (apart: number) => ({ x: x + apart, y })
  await fingers.down(1, place(-20))
  await fingers.down(2, place(20))
  for (const apart of [30, 40, 50, 60]) {
    await fingers.move(1, place(-apart))
    await fingers.move(2, place(apart))
  }
  await fingers.lift(1)
  await fingers.lift(2)
}
