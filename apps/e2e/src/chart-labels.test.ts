import { createClient } from '@touchstone/client/client'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { mulDiv, nearestOnGrid } from '@touchstone/domain/money/mul-div'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { fingersOf, middleOf } from './fingers.ts'
import { lacksBrowser } from './find-browser.ts'
import { openPhone, type Phone } from './phone.ts'
import { borrowServer, type SharedServer } from './shared-server.ts'
import { touchOf } from './touch.ts'

const indicators = ['MA', 'BOLL', 'VOL', 'MACD', 'RSI'].map((name) => ({ name, parameters: [] }))
const stored = { kline: JSON.stringify({ interval: '15m', indicators }) }

describe.skipIf(lacksBrowser('labels of the chart are skipped'))('a chart with a position', () => {
  const phones: Phone[] = []
  let server: SharedServer
  let browser: Browser
  let token: string | undefined

  beforeAll(async () => {
    server = await borrowServer()
    browser = await openBrowser()
    await openBitcoin()
  })
  // A chart that nobody looks at any more would go on to be painted beside the next.
  afterEach(async () => {
    for (const { context } of phones.splice(0)) await context.close()
  })
  afterAll(() => browser.close())

  async function openBitcoin(): Promise<void> {
    const client = createClient({ origin: server.origin, token: () => token })
    ;({ token } = await client.guest({}))
    const listed = (await client.symbols({})).find(({ symbol }) => symbol === 'BTC/USDT')
    const [mark, tick] = [decimal(listed?.price?.mark ?? ''), decimal(listed?.priceTick ?? '')]
    const near = (thousandths: bigint) =>
      printDecimal(nearestOnGrid(mulDiv(mark, thousandths, 1_000n, 'down'), tick).below)
    await client.openPosition({
      book: 'demo',
      symbol: 'BTC/USDT',
      direction: 'long',
      marginMode: 'isolated',
      leverage: 20,
      quantity: '0.1',
      takeProfit: { price: near(1_003n) },
      stopLoss: { price: near(970n) },
    })
  }

  /** The chart at this size, once every line has its label. */
  async function chartAt(width: number, height: number, route = 'kline', areLarge = false): Promise<Page> {
    const size = { width, height }
    const phone = await openPhone(browser, server.origin, {
      story: 'chart-labels',
      ...size,
      stored: { ...stored, token: token ?? '' },
    })
    phones.push(phone)
    const { page } = phone
    if (areLarge) await page.addInitScript(enlargeLetters)
    await page.goto(`${server.origin}/#/${route}?symbol=BTC%2FUSDT&book=demo`)
    await page.locator('[data-line=takeProfit] button').waitFor()
    await page.locator('[data-line=liquidation] > span').first().waitFor()
    return page
  }

  /** An order of 1,000 USDT on a chart without a position. */
  async function ticketAt(width: number, height: number, areLarge: boolean): Promise<Page> {
    const phone = await openPhone(browser, server.origin, {
      story: 'chart-labels',
      width,
      height,
      // Its candles are long in coming: what is added before they are there has its steppers all the same.
      stored: { kline: JSON.stringify({ interval: '4h' }), token: token ?? '' },
    })
    phones.push(phone)
    const { page } = phone
    if (areLarge) await page.addInitScript(enlargeLetters)
    await page.goto(`${server.origin}/#/demotrading?symbol=ETH%2FUSDT`)
    const touch = touchOf(page)
    await touch.button('Enter an amount').tap()
    await touch.type('1000')
    await touch.done()
    return page
  }

  it.each([
    [320, 640],
    [375, 812],
    [430, 932],
    [812, 375],
  ])('has no label over another, a legend or the newest price, at %d by %d', async (width, height) => {
    const page = await chartAt(width, height)
    expect(await page.evaluate(collisions)).toEqual([])
  })

  it('keeps each legend in one line and the bar apart with large letters', async () => {
    const page = await chartAt(375, 812, 'kline', true)
    expect(await page.evaluate(collisions)).toEqual([])
    expect(await page.locator('[data-legend] > p').evaluateAll(rowsOf)).toEqual([1, 1, 1, 1, 1])
    const [symbol, star] = await Promise.all(
      [/^Symbol/, /favorites$/].map((name) => page.getByRole('button', { name }).boundingBox()),
    )
    expect((symbol?.x ?? 0) + (symbol?.width ?? 0)).toBeLessThanOrEqual(star?.x ?? 0)
  })

  it('fills the screen of a turned phone, shows two panes, and a swipe brings the other', async () => {
    const page = await chartAt(375, 812)
    const shownPanes = () => page.locator('[data-legend]').allInnerTexts()
    await page.setViewportSize({ width: 812, height: 375 })
    await page.getByRole('button', { name: 'Leave full screen' }).waitFor()
    await page.getByText('RSI(6').waitFor({ state: 'hidden' })
    expect((await shownPanes()).join(' ')).toMatch(/VOL.*MACD/s)
    await (await fingersOf(page)).drag({ x: 300, y: 300 }, { x: 302, y: 230 })
    await page.getByText('RSI(6').waitFor()
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('button', { name: 'Leave full screen' }).waitFor({ state: 'hidden' })
  })

  it.each([
    [320, 640, false],
    [375, 812, false],
    [375, 812, true],
    [430, 932, false],
  ])('has the steppers of a stop apart from what adds the other, at %d by %d', async (width, height, areLarge) => {
    const page = await ticketAt(width, height, areLarge)
    const { button } = touchOf(page)
    const chart = page.getByRole('region', { name: 'Chart' })
    for (const [added, left] of [
      ['Add take profit', 'Add stop loss'],
      ['Add stop loss', 'Add take profit'],
    ] as const) {
      await button(added).tap()
      await button(/^Raise /, chart).waitFor()
      // To where the other is offered.
      const from = await middleOf(chart.locator('[data-handle]'))
      await (await fingersOf(page)).drag(from, { ...from, y: (await middleOf(button(left))).y })
      await button(/^Raise /, chart).waitFor()
      expect(await page.evaluate(collisions)).toEqual([])
      await button(/^Remove /, chart).tap()
      await button(added).waitFor()
    }
  })

  it('fills the screen of a phone that is turned while one trades, with the stop to be dragged', async () => {
    const page = await chartAt(375, 812, 'demotrading')
    expect(await page.evaluate(collisions)).toEqual([])
    await page.setViewportSize({ width: 812, height: 375 })
    const leave = page.getByRole('button', { name: 'Leave full screen' })
    await leave.waitFor()
    const large = page.getByRole('region', { name: 'BTC/USDT' })
    await large.getByRole('button', { name: /^Take profit .*, drag/ }).waitFor()
    // The ticket's own chart is still behind it, where no finger and no reader gets to.
    expect(await page.locator('#root[inert]').count()).toBe(1)
    await leave.tap()
    await page.getByRole('button', { name: 'Enter an amount' }).waitFor()
  })
})

/** Runs in the page, before it: letters a quarter larger than usual, as some people set them. */
function enlargeLetters(): void {
  new MutationObserver(() => {
    const { style } = document.documentElement
    if (style.fontSize !== '20px') style.fontSize = '20px'
  }).observe(document, { attributes: true, childList: true, subtree: true })
}

/** Runs in the page: how many lines the parts of each legend fill. */
const rowsOf = (legends: Element[]): number[] =>
  legends.map(
    (legend) => new Set([...legend.children].map((part) => Math.round(part.getBoundingClientRect().top))).size,
  )

/** Runs in the page: what covers what of labels, their prices, legends and the tag of the newest price. */
function collisions(): string[] {
  const boxes = [
    ...document.querySelectorAll(
      '[data-line] > :not([data-leader]), [data-legend], [data-newest], [data-adds] > :not(.invisible)',
    ),
  ].flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const name = element.textContent || 'newest price'
    return right - left < 1 || bottom - top < 1 ? [] : [{ name, left, right, top, bottom }]
  })
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5,
      )
      .map((b) => `${a.name} over ${b.name}`),
  )
}
