import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerBondQuestions } from './answer-bond-questions.ts'
import { lacksBrowser } from './find-browser.ts'
import { openStory } from './open-story.ts'
import type { Phone } from './phone.ts'
import type { SharedServer } from './shared-server.ts'
import { takePlayMoney } from './take-play-money.ts'
import { settled, touchOf } from './touch.ts'
import { tapAgain } from './tap-again.ts'

/** From a list that everybody may read to units of a bond within a minute, and back again. */
describe.skipIf(lacksBrowser('the story of bonds is skipped'))('a guest who lends', () => {
  let server: SharedServer
  let phone: Phone
  let end: (() => Promise<void>) | undefined
  let page: Page
  let touch: ReturnType<typeof touchOf>

  beforeAll(async () => {
    ;({ server, phone, end } = await openStory('bonds'))
    page = phone.page
    touch = touchOf(page)
  })
  afterAll(() => end?.())

  it('reads the list of bonds without signing in', async () => {
    await page.goto(`${server.origin}/#/zhaiquan`)
    await page.getByText('Northquay Harbor').first().waitFor()
    expect(await page.getByText('Risk class', { exact: false }).count()).toBeGreaterThan(1)
    await phone.picture('list')
  })

  it('takes the play money of the day', async () => {
    await takePlayMoney(page, touch, server.origin)
    await expect.poll(() => page.getByText('10,000').count()).toBeGreaterThan(0)
  })

  it('goes from the list to reserved units within a minute', async () => {
    const begun = Date.now()
    await page.goto(`${server.origin}/#/zhaiquan`)
    await touch.link(/Hillside Orchards/).tap()
    await page.getByText('You lend to Hillside Orchards, not to us.', { exact: false }).waitFor()
    await phone.picture('detail')
    await touch.link(/Lend from/).tap()
    await page.getByText('Before your first loan you answer five questions', { exact: false }).waitFor()
    await phone.picture('test-needed')
    await answerBondQuestions(page, touch, phone.picture)
    await touch.field('Units').tap()
    await touch.type('3')
    if (await touch.button('Done').count()) await touch.done()
    await touch.agree()
    await phone.picture('units')
    await touch.button('Lend 300.00 USDT').or(touch.button('Lend 300 USDT')).tap()
    await touch.dialog().getByRole('checkbox').tap()
    await settled(touch.dialog().getByRole('button').last())
    await touch.dialog().getByRole('button').last().tap()
    await page.getByText('Units reserved').first().waitFor()
    expect(Date.now() - begun).toBeLessThan(60_000)
    await phone.picture('reserved')
  })

  it('gives them back at no cost, and everything adds up', async () => {
    await page.goto(`${server.origin}/#/zhaiquanOrder`)
    await touch.link(/Hillside Orchards/).tap()
    await phone.picture('order')
    await touch.button('Give units back').tap()
    await settled(touch.button('Give units back', touch.dialog()))
    await tapAgain(
      page,
      touch.button('Give units back', touch.dialog()),
      page.getByText('Given back', { exact: true }).first(),
    )
    await phone.picture('given-back')
    expect(await server.verify()).toMatch(/^clean: /)
  })
})
