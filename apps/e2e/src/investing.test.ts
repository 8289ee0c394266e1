import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lacksBrowser } from './find-browser.ts'
import { openOwnStory } from './open-story.ts'
import type { Phone } from './phone.ts'
import type { RunningServer } from './running-server.ts'
import { takePlayMoney } from './take-play-money.ts'
import { settled, touchOf } from './touch.ts'
import { tapAgain } from './tap-again.ts'

const wholeHistory = { STRATEGY_DAYS_READY: '90' }

/** From home to money in a strategy: an order within a minute, taken back, and bought again. */
describe.skipIf(lacksBrowser('the story of investing is skipped'))('a guest who invests', () => {
  let server: RunningServer
  let phone: Phone
  let end: (() => Promise<void>) | undefined
  let page: Page
  let touch: ReturnType<typeof touchOf>

  beforeAll(async () => {
    ;({ server, phone, end } = await openOwnStory('investing', wholeHistory))
    page = phone.page
    touch = touchOf(page)
  })
  afterAll(() => end?.())

  /** The amount, and what the sheet of the first time asks. */
  async function invest(amount: string, isFirst = false): Promise<void> {
    const field = touch.field('Amount')
    await field.waitFor()
    // A guest has no withdrawal password: that is said, and the keypad comes and goes over the page.
    await page.getByText('You need a withdrawal password to invest 1,000 USDT or more.').waitFor()
    await field.tap()
    await touch.type(amount)
    await touch.done()
    await phone.picture(`amount-${amount}`)
    if (isFirst) await touch.agree()
    await touch.button(`Invest ${amount} USDT`).tap()
    if (!isFirst) return
    await touch.dialog().getByRole('checkbox').tap()
    await settled(touch.dialog().getByRole('button').last())
    await touch.dialog().getByRole('button').last().tap()
  }

  it('takes the play money of the day', async () => {
    await takePlayMoney(page, touch, server.origin)
    await expect.poll(() => page.getByText('10,000').count()).toBeGreaterThan(0)
  })

  it('goes from home to an order within a minute', async () => {
    await page.goto(`${server.origin}/#/home`)
    await page.reload()
    const begun = Date.now()
    await touch.link('Invest').tap()
    await page.getByRole('tab', { name: 'AI quantitative', selected: true }).waitFor()
    await phone.picture('list')
    await touch.link(/Trend BTC/).tap()
    await page.getByText("You're buying a note from us.", { exact: false }).waitFor()
    await phone.picture('detail')
    await touch.link('Invest').tap()
    await invest('100', true)
    await page.getByText('Bought').first().waitFor()
    await phone.picture('bought')
    // Back from its receipt, or after a reload, it is the result again.
    await touch.link('Receipt of the purchase').tap()
    await page.getByText('Strategy bought').first().waitFor()
    await page.goBack()
    await page.getByText('Bought', { exact: true }).first().waitFor()
    await page.reload()
    await page.getByText('Bought', { exact: true }).first().waitFor()
    await touch.link('See the details').tap()
    await page.getByText('Not started').waitFor()
    expect(Date.now() - begun).toBeLessThan(60_000)
    await phone.picture('order')
  })

  it('has a day of the rule run again on the phone', async () => {
    await page.goto(`${server.origin}/#/taolilicaiDetail?id=trend-7`)
    await touch.button(/%/).first().tap()
    await touch.dialog().getByText('Checked on this device').waitFor()
    expect(await touch.dialog().innerText()).toContain('the rule gives')
    await phone.picture('day')
    await touch.button('Close', touch.dialog()).tap()
  })

  it('takes it back for nothing', async () => {
    await page.goto(`${server.origin}/#/taoliOrder`)
    await touch.link(/Trend BTC/).tap()
    await touch.button('Cancel for free').tap()
    await settled(touch.button('Cancel for free', touch.dialog()))
    await tapAgain(page, touch.button('Cancel for free', touch.dialog()), page.getByText('Canceled', { exact: true }))
    expect(await touch.button('Cancel for free').count()).toBe(0)
    await phone.picture('cancelled')
  })

  it('and buys again, with all of the money there', async () => {
    await page.goto(`${server.origin}/#/taoliOk?id=trend-7`)
    await invest('500')
    await page.getByText('Bought').first().waitFor()
    await page.goto(`${server.origin}/#/zichanCenter?book=real`)
    await touch.link(/^Invested/).tap()
    await page.getByText('Not started').waitFor()
    await phone.picture('orders')
    expect(await server.verify()).toMatch(/^clean: /)
  })
})
