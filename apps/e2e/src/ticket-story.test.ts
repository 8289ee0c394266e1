import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser } from './browser.ts'
import { fingersOf, middleOf } from './fingers.ts'
import { lacksBrowser } from './find-browser.ts'
import { borrowServer, type SharedServer } from './shared-server.ts'
import { preparePersons } from './shots/persons.ts'
import { openScene, type OpenedScene } from './shots/scene.ts'
import { touchOf } from './touch.ts'

/** What a press of ± moves a price by: about a thousandth of the order's price, 1, 2 or 5 of a power of ten. */
function stepAt(price: number): number {
  const power = 10 ** Math.floor(Math.log10(price / 1000))
  return ([5, 2].find((factor) => factor * power <= price / 1000) ?? 1) * power
}

const isInView = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

const look = { width: 375, height: 812, language: 'en-us', scheme: 'default', theme: 'light', scale: 1 } as const

describe.skipIf(lacksBrowser('nobody trades with the chart'))('a trade with the chart', () => {
  let server: SharedServer
  let browser: Browser
  let scene: OpenedScene
  let touch: ReturnType<typeof touchOf>

  beforeAll(async () => {
    server = await borrowServer()
    browser = await openBrowser()
    const persons = await preparePersons(server.origin, { patience: false })
    scene = await openScene(browser, 'newcomer', persons, look)
    touch = touchOf(scene.page)
    await scene.page.goto(`${server.origin}/#/demotrading?symbol=BTC%2FUSDT`)
  })
  afterAll(async () => {
    await browser.close()
  })

  const chart = (): Locator => scene.page.getByRole('region', { name: 'Chart' })
  const price = async (field: string): Promise<number> =>
    Number((await touch.field(field).inputValue()).replaceAll(',', ''))
  const toTop = () => scene.page.evaluate(() => scrollTo(0, 0))

  it('leads from the button to the amount, and says what a percent is worth', async () => {
    await chart().locator('canvas').first().waitFor()
    await touch.button('Enter an amount').tap()
    await touch.type('2000')
    await touch.done()
    await scene.page.getByText(/^±1% = ±[\d,.]+ USDT$/).waitFor()
    expect(await touch.button('Enter an amount').count()).toBe(0)
  })

  it('puts both stops on the chart; a drag of the line is seen in the field', async () => {
    await toTop()
    await touch.button('Add take profit').tap()
    await touch.button('Add stop loss').tap()
    const handle = chart().getByRole('button', { name: /^Take profit/ })
    await handle.waitFor()
    const before = await price('Take profit')
    const fingers = await fingersOf(scene.page)
    const from = await middleOf(handle)
    // So short that it stays above the price, however far this moment's candles reach.
    await fingers.drag(from, { ...from, y: from.y + 5 })
    await vi.waitFor(async () => expect(await price('Take profit')).toBeLessThan(before))
  })

  it('steps the stop loss without a drag', async () => {
    const before = await price('Stop loss')
    await touch.button('Lower Stop loss').tap()
    // It began one percent below the price that steps are counted by.
    const steps = [before, before * 1.02].map(stepAt)
    await vi.waitFor(async () => expect(steps).toContain(Number((before - (await price('Stop loss'))).toFixed(1))))
  })

  it('confirms one large figure with the money of each stop, and gets that position', async () => {
    const [takeProfit, stopLoss] = [await price('Take profit'), await price('Stop loss')].map((each) =>
      each.toLocaleString('en-US', { minimumFractionDigits: 1 }),
    )
    await touch.button('Buy / Long BTC').tap()
    const sheet = touch.dialog()
    await sheet.getByText(/^Long/).waitFor()
    for (const shown of [takeProfit, stopLoss]) await sheet.getByText(shown ?? '', { exact: true }).waitFor()
    await touch.button('Buy / Long BTC', sheet).tap()
    const position = scene.page.getByRole('article', { name: 'BTC/USDT Long' })
    await position.getByRole('button', { name: `TP / SL ${takeProfit} / ${stopLoss}` }).waitFor()
    expect(await touch.button('New order').count()).toBe(0)
  })

  it('stays at the chart: the entry has landed there, and a strip leads to the position', async () => {
    await chart()
      .getByText(/^Long \d+×/)
      .waitFor()
    await touch.button('Enter an amount').waitFor()
    await vi.waitFor(async () => expect(await scene.page.evaluate(() => scrollY)).toBe(0))
    const strip = scene.page.getByRole('region', { name: /^BTC\/USDT · Long/ })
    await strip.getByText(/^[+−][\d,.]+$/).waitFor()
    const position = scene.page.getByRole('article', { name: 'BTC/USDT Long' })
    expect(await isInView(position)).toBe(false)
    await touch.button('Show', strip).tap()
    await vi.waitFor(async () => expect(await isInView(position)).toBe(true))
    await touch.button('New order').waitFor()
    expect(scene.problems).toEqual([])
  })

  it('moves the take profit of the position on the same chart, and offers no second one', async () => {
    await toTop()
    const handle = chart().getByRole('button', { name: /^Take profit .*, drag/ })
    expect(await touch.button('Add take profit').count()).toBe(0)
    const from = await middleOf(handle)
    await (await fingersOf(scene.page)).drag(from, { ...from, y: from.y - 14 })
    await touch.dialog().getByText('Set take profit').waitFor()
    await touch.button('Confirm', touch.dialog()).tap()
    await scene.page.getByText('Take profit set').waitFor()
    expect(scene.problems).toEqual([])
  })
})
