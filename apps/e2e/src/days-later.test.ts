import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerBondQuestions } from './answer-bond-questions.ts'
import { lacksBrowser } from './find-browser.ts'
import { openOwnStory } from './open-story.ts'
import type { Phone } from './phone.ts'
import type { RunningServer } from './running-server.ts'
import { takePlayMoney } from './take-play-money.ts'
import { settled, touchOf } from './touch.ts'

/** Such as “Receipt of Dec 7”. */
const dayReceipt = /^Receipt of \w+ \d+$/
const checked = /^(Verified|Same result) on your phone/
/** Within the 30 days for which a phone stays signed in, each after the one before. */
const [afterTheSales, afterTheListing, afterTheBond] = [20, 22, 48]

/** One of each product, bought on one day, and what the days have made of them: each result with its receipt. */
describe.skipIf(lacksBrowser('the story of later days is skipped'))('a guest who comes back', () => {
  let server: RunningServer
  let phone: Phone
  let end: (() => Promise<void>) | undefined
  let page: Page
  let touch: ReturnType<typeof touchOf>

  beforeAll(async () => {
    ;({ server, phone, end } = await openOwnStory('days-later'))
    page = phone.page
    touch = touchOf(page)
  })
  afterAll(() => end?.())

  async function returnAfter(days: number): Promise<void> {
    await page.goto('about:blank')
    await server.returnAfter(days)
  }

  /** Fills in the one figure of a form, and sends it. */
  async function buy(address: string, field: string, figure: string, button: RegExp, done: string): Promise<void> {
    if (address !== '') await page.goto(`${server.origin}/#${address}`)
    await touch.field(field).tap()
    await touch.type(figure)
    if (await touch.button('Done').count()) await touch.done()
    await touch.agree()
    await touch.button(button).first().tap()
    const risk = touch.dialog().getByRole('checkbox')
    const bought = page.getByText(done).first()
    await risk.or(bought).first().waitFor()
    if (await risk.count()) {
      await risk.tap()
      await settled(touch.dialog().getByRole('button').last())
      await touch.dialog().getByRole('button').last().tap()
    }
    await bought.waitFor()
  }

  /** Opens a receipt, and returns what the phone says once it has made every check of it. */
  async function readReceipt(name: RegExp, title: RegExp): Promise<string> {
    await touch.link(name).tap()
    await page.getByText(title).first().waitFor()
    return page.getByText(checked).first().innerText()
  }

  it('takes the play money of the day, and buys one of each', async () => {
    await takePlayMoney(page, touch, server.origin)
    const begun = Date.now()
    await buy('/taoliOk?id=trend-7', 'Amount', '100', /^Invest 100/, 'Bought')
    await buy('/minerPurchase?id=northforge-n200-30', 'Machines', '2', /^Buy for/, 'Machines bought')
    await buy('/ieoApply?id=lumen', 'Lots', '20', /^Set 200/, "You've applied")
    await page.goto(`${server.origin}/#/bondSubscription?id=orchard-30`)
    await answerBondQuestions(page, touch)
    await buy('', 'Units', '3', /^Lend 300/, 'Units reserved')
    expect(Date.now() - begun).toBeLessThan(4 * 60_000)
  })

  it('finds each day of the strategy, with its receipt, and what came back at its end', async () => {
    await returnAfter(afterTheSales)
    await page.goto(`${server.origin}/#/taoliOrder`)
    await touch.link(/Trend BTC/).tap()
    await expect.poll(() => page.getByRole('link', { name: dayReceipt }).count()).toBe(7)
    await phone.picture('strategy')
    expect(await readReceipt(dayReceipt, /^Strategy (gained|lost)$/)).toMatch(checked)
    await phone.picture('strategy-day')
  })

  it('finds each day of the machines, with its receipt', async () => {
    await page.goto(`${server.origin}/#/kuangchiOrder`)
    await touch.link(/Northforge N200/).tap()
    await touch.link(/Mined/).waitFor()
    await phone.picture('machines')
    expect(await readReceipt(/Mined/, /^A day of mining$/)).toMatch(checked)
    await phone.picture('machines-day')
  })

  it('finds the tokens, and the receipt of what was got', async () => {
    await page.goto(`${server.origin}/#/ieo?part=mine`)
    await touch.link(/Lumen/).tap()
    await page.getByText('Tokens held', { exact: true }).first().waitFor()
    await phone.picture('tokens')
    expect(await readReceipt(/^Receipt: what you got/, /^Lots received$/)).toMatch(checked)
    await phone.picture('tokens-receipt')
  })

  it('finds the token listed a day after the sale was decided, on the first return', async () => {
    await returnAfter(afterTheListing)
    await page.goto(`${server.origin}/#/ieo?part=mine`)
    await page.getByText('Listed', { exact: true }).first().waitFor()
    expect(await page.getByText('Paid back', { exact: true }).count()).toBe(0)
  })

  it('finds the bond, repaid by its issuer, with its receipt, and everything adds up', async () => {
    await returnAfter(afterTheBond)
    await page.goto(`${server.origin}/#/zhaiquanOrder`)
    await touch.link(/Hillside Orchards/).tap()
    await touch.link(/^Receipt of payment/).waitFor()
    expect(await page.getByText('Repaid', { exact: true }).count()).toBe(1)
    await phone.picture('bond')
    expect(await readReceipt(/^Receipt of payment/, /^Bond payment received$/)).toMatch(checked)
    await phone.picture('bond-payment')
    expect(await server.verify()).toMatch(/^clean: /)
  })
})
