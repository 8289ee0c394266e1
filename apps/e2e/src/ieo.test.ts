import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lacksBrowser } from './find-browser.ts'
import { openStory } from './open-story.ts'
import type { Phone } from './phone.ts'
import type { SharedServer } from './shared-server.ts'
import { takePlayMoney } from './take-play-money.ts'
import { settled, touchOf } from './touch.ts'
import { tapAgain } from './tap-again.ts'

/** From play money to lots of a token that is sold for the first time: applied for, raised, taken back, and applied for again. */
describe.skipIf(lacksBrowser('the story of token sales is skipped'))('a guest who applies for a token', () => {
  let server: SharedServer
  let phone: Phone
  let end: (() => Promise<void>) | undefined
  let page: Page
  let touch: ReturnType<typeof touchOf>

  beforeAll(async () => {
    ;({ server, phone, end } = await openStory('ieo'))
    page = phone.page
    touch = touchOf(page)
  })
  afterAll(() => end?.())

  const typeLots = async (lots: string, field = 'Lots'): Promise<void> => {
    await touch.field(field).tap()
    await touch.type(lots)
    if (await touch.button('Done').count()) await touch.done()
  }
  const openLumen = async (): Promise<void> => {
    await page.goto(`${server.origin}/#/ieo`)
    await touch.link(/Lumen/).tap()
    await page.getByText('There is no market for LMN yet.').waitFor()
  }

  it('takes the play money of the day', async () => {
    await takePlayMoney(page, touch, server.origin)
    await expect.poll(() => page.getByText('10,000').count()).toBeGreaterThan(0)
  })

  it('applies for lots of lumen within a minute, after reading what can go wrong', async () => {
    const begun = Date.now()
    await openLumen()
    await phone.picture('sale')
    await touch.link('Apply').tap()
    await typeLots('30')
    await touch.agree()
    await phone.picture('lots')
    await touch.button('Set 300 USDT aside').tap()
    await touch.dialog().getByRole('checkbox').tap()
    await settled(touch.dialog().getByRole('button').last())
    await touch.dialog().getByRole('button').last().tap()
    const done = page.getByText("You've applied").first()
    await done.waitFor()
    expect(await done.isVisible()).toBe(true)
    expect(Date.now() - begun).toBeLessThan(60_000)
    await phone.picture('applied')
  })

  it('sees the share right now, and raises it', async () => {
    await openLumen()
    await page.getByText('Your share right now').waitFor()
    await expect.poll(() => page.getByText('3,000').count()).toBeGreaterThan(0)
    await phone.picture('share')
    await touch.link('Change lots').tap()
    // It begins with the lots of before.
    await touch.field('Instead of 30').tap()
    for (const _ of '30') await touch.button('Delete').tap()
    await typeLots('50', 'Instead of 30')
    await touch.button('Set 200 USDT aside').tap()
    await page.getByText('Application changed').first().waitFor()
    await phone.picture('changed')
  })

  it('takes it back at no cost', async () => {
    await openLumen()
    await touch.button('Take back').tap()
    await settled(touch.button('Take back', touch.dialog()))
    await tapAgain(
      page,
      touch.button('Take back', touch.dialog()),
      page.getByText('Taken back.', { exact: false }).first(),
    )
    await expect.poll(() => touch.link('Apply').count()).toBe(1)
  })

  it('applies again, finds both applications, and everything adds up', async () => {
    await touch.link('Apply').tap()
    await typeLots('20')
    await touch.button('Set 200 USDT aside').tap()
    await page.getByText("You've applied").first().waitFor()
    await page.goto(`${server.origin}/#/ieo?part=mine`)
    await page.getByText('Taken back', { exact: true }).waitFor()
    await page.getByText('Applied', { exact: true }).waitFor()
    await phone.picture('mine')
    expect(await server.verify()).toMatch(/^clean: /)
  })
})
