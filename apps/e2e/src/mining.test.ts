import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lacksBrowser } from './find-browser.ts'
import { fingersOf, type Place } from './fingers.ts'
import { openStory } from './open-story.ts'
import type { Phone } from './phone.ts'
import type { SharedServer } from './shared-server.ts'
import { takePlayMoney } from './take-play-money.ts'
import { settled, touchOf } from './touch.ts'
import { tapAgain } from './tap-again.ts'

/** Its checkpoint comes within a minute; until then all other checks have passed. */
const checked = /^(Verified|Same result) on your phone|^Waiting for its seal/

/** From play money to machines within a minute, and back before their first day. */
describe.skipIf(lacksBrowser('the story of mining is skipped'))('a guest who buys a machine', () => {
  let server: SharedServer
  let phone: Phone
  let end: (() => Promise<void>) | undefined
  let page: Page
  let touch: ReturnType<typeof touchOf>

  beforeAll(async () => {
    ;({ server, phone, end } = await openStory('mining'))
    page = phone.page
    touch = touchOf(page)
  })
  afterAll(() => end?.())

  it('takes the play money of the day', async () => {
    await takePlayMoney(page, touch, server.origin)
    await expect.poll(() => page.getByText('10,000').count()).toBeGreaterThan(0)
  })

  it('scrolls the page with a finger on a slider, and moves it to the side', async () => {
    await page.goto(`${server.origin}/#/kuangchi`)
    await touch.link(/Northforge N200/).tap()
    const slider = page.getByRole('slider', { name: 'Difficulty grows in 30 days' })
    await slider.waitFor()
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const fingers = await fingersOf(page)
    const scrolled = (): Promise<number> => page.evaluate(() => scrollY)
    const middle = async (): Promise<Place> => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {}
      return { x: x + width / 2 + 60, y: y + height / 2 }
    }
    const before = await scrolled()
    const from = await middle()
    await fingers.drag(from, { x: from.x + 2, y: from.y - 160 })
    expect(await scrolled()).toBeGreaterThan(before + 60)
    expect(await slider.inputValue()).toBe('0')
    const aside = await middle()
    await fingers.drag(aside, { x: aside.x + 40, y: aside.y })
    expect(Number(await slider.inputValue())).toBeGreaterThan(0)
    await touch.button('Reset').tap()
    expect(await slider.inputValue()).toBe('0')
  })

  it('goes from the list to machines within a minute', async () => {
    const begun = Date.now()
    await page.goto(`${server.origin}/#/kuangchi`)
    await touch.link(/Northforge N200/).tap()
    await page.getByText('Where the coins come from').waitFor()
    await phone.picture('detail')
    await touch.button('Formula').tap()
    await touch.dialog().getByText('Earns its price').waitFor()
    await phone.picture('formula')
    await touch.button('Close', touch.dialog()).tap()
    await touch.link(/^Buy from/).tap()
    await touch.field('Machines').tap()
    await touch.type('2')
    if (await touch.button('Done').count()) await touch.done()
    await touch.agree()
    await phone.picture('machines')
    await touch.button('Buy for 180 USDT').tap()
    await touch.dialog().getByRole('checkbox').tap()
    await settled(touch.dialog().getByRole('button').last())
    await touch.dialog().getByRole('button').last().tap()
    await page.getByText('Machines bought').first().waitFor()
    expect(Date.now() - begun).toBeLessThan(60_000)
    await phone.picture('bought')
  })

  it('reads the receipt, and that it was computed rightly', async () => {
    await touch.link('Receipt of the purchase').tap()
    await page.getByText('Machines bought').first().waitFor()
    await page.getByText('First day, UTC').waitFor()
    await page.getByText(checked).first().waitFor()
    expect(await page.getByText('northforge-n200-30').count()).toBe(1)
    await phone.picture('receipt')
  })

  it('reads what the network was like, and that record', async () => {
    await page.goto(`${server.origin}/#/kuangchiDetail?id=northforge-n200-30`)
    await touch.link(/The record of the network/).tap()
    await page.getByText('Network day recorded').waitFor()
    await page.getByText(checked).first().waitFor()
    expect(await page.getByText('Our published simulation').count()).toBe(1)
    await phone.picture('network-record')
  })

  it('takes them back at no cost, and everything adds up', async () => {
    await page.goto(`${server.origin}/#/kuangchiOrder`)
    await touch.link(/Northforge N200/).tap()
    await phone.picture('order')
    await touch.button('Cancel for free').tap()
    await settled(touch.button('Cancel for free', touch.dialog()))
    await tapAgain(
      page,
      touch.button('Cancel for free', touch.dialog()),
      page.getByText('Canceled', { exact: true }).first(),
    )
    await phone.picture('cancelled')
    expect(await server.verify()).toMatch(/^clean: /)
  })
})
