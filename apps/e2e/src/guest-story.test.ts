import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lacksBrowser } from './find-browser.ts'
import { openStory } from './open-story.ts'
import type { Phone } from './phone.ts'
import type { SharedServer } from './shared-server.ts'
import { touchOf } from './touch.ts'

const email = 'gwen@example.com'
const password = 'plum-lantern-orbit'

/** Somebody who followed a link: a position in three taps, and the account is saved when there is something to keep. */
describe.skipIf(lacksBrowser('the story of a guest is skipped'))('a guest', () => {
  let server: SharedServer
  let phone: Phone
  let end: (() => Promise<void>) | undefined
  let page: Page
  let touch: ReturnType<typeof touchOf>

  beforeAll(async () => {
    ;({ server, phone, end } = await openStory('guest-story'))
    hold(phone.page)
  })
  afterAll(() => end?.())

  function hold(next: Page): void {
    page = next
    touch = touchOf(page)
  }
  const position = (): Locator => page.getByRole('article', { name: 'BTC/USDT Long' })
  const account = async (): Promise<string> => {
    await page.goto(`${server.origin}/#/gerenziliao`)
    return page
      .getByText(/^user-/)
      .first()
      .innerText()
  }
  let name = ''

  it('has an open position after three taps from the link', async () => {
    await page.goto(server.origin)
    let taps = 0
    const tap = async (what: Locator): Promise<void> => {
      taps += 1
      await what.tap()
    }
    await tap(page.locator('a[href^="#/demotrading"]').first())
    await page.getByText('100,000 USDT of play money is yours').waitFor()
    await phone.picture('trading')
    const act = touch.button('Buy / Long BTC')
    await tap(act)
    await tap(touch.button('Buy / Long BTC', touch.dialog()))
    await position().waitFor()
    expect(taps).toBe(3)
    await phone.picture('open-position')
  })

  it('is the same guest after the tab was closed', async () => {
    name = await account()
    const next = await phone.context.newPage()
    await page.close()
    hold(next)
    expect(await account()).toBe(name)
    await page.goto(`${server.origin}/#/demotrading`)
    await position().waitFor()
  })

  it('is offered to save the account after the first close, and sees name and password', async () => {
    await touch.button('Close', position()).tap()
    await touch
      .button(/^Close/, touch.dialog())
      .last()
      .tap()
    await touch.dialog().getByText('Position closed').waitFor()
    await touch.button('Close', touch.dialog()).tap()
    await touch.link('Save account').tap()
    await page.getByRole('heading', { name: 'Save this account' }).waitFor()
    await page.getByText(name, { exact: true }).waitFor()
    await touch.button('Copy both').tap()
    await page.getByText('Success', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(name)
  })

  it('is offered it on home too', async () => {
    await page.goto(`${server.origin}/#/home`)
    await page.reload()
    const offer = touch.link('Save account')
    await offer.waitFor()
    expect(await page.getByRole('main').innerText()).toContain("You're a guest.")
    await offer.tap()
    await page.getByRole('heading', { name: 'Save this account' }).waitFor()
  })

  it('links an e-mail with the code that the sandbox shows, and chooses a password without knowing the first', async () => {
    await touch.link('Link e-mail or phone').tap()
    await touch.field('E-mail').fill(email)
    await touch.button('Send code').tap()
    await touch.button('Fill in').tap()
    await page.getByRole('checkbox').tap()
    await touch.button('Link').tap()
    await page.getByText('Your contact is linked', { exact: false }).waitFor()
    await touch.link('Choose my own password').tap()
    await touch.labelled('New password').fill(password)
    await touch.labelled('New password again').fill(password)
    await page.getByText('Strong password').waitFor()
    await touch.button('Save').tap()
    await page.getByText('Password changed').waitFor()
    expect(await page.getByText('Current password').count()).toBe(0)
  })

  it('signs out without a warning, and in again', async () => {
    await page.goto(`${server.origin}/#/my`)
    await touch.button('Sign out').tap()
    await touch.dialog().getByText('Your positions and orders stay as they are.').waitFor()
    await touch.button('Sign out', touch.dialog()).tap()
    await page.waitForURL(/#\/home/)
    await page.goto(`${server.origin}/#/login`)
    await touch.field('E-mail').fill(email)
    await touch.labelled('Password').fill(password)
    await touch.button('Sign in').tap()
    await page.waitForURL(/#\/home/)
    expect(await account()).toBe(name)
  })
})

describe.skipIf(lacksBrowser('the story of a careless guest is skipped'))('a guest who has saved nothing', () => {
  let server: SharedServer
  let phone: Phone
  let end: (() => Promise<void>) | undefined

  beforeAll(async () => {
    ;({ server, phone, end } = await openStory('careless-guest'))
  })
  afterAll(() => end?.())

  it('is warned at sign-out, and can save the account then', async () => {
    const { page } = phone
    const touch = touchOf(page)
    await page.goto(`${server.origin}/#/demotrading?start=1`)
    await page.getByRole('heading', { name: 'Symbol: BTC/USDT' }).waitFor()
    await page.goto(`${server.origin}/#/my`)
    await touch.button('Sign out').tap()
    await touch.dialog().getByText("You haven't saved this account.", { exact: false }).waitFor()
    await phone.picture('warned')
    await touch.link('Save account').tap()
    await touch.button("I've saved them").tap()
    await page.getByText('Account saved').first().waitFor()
    await page.goto(`${server.origin}/#/my`)
    await page.reload()
    await touch.button('Sign out').tap()
    await touch.dialog().waitFor()
    expect(await touch.dialog().innerText()).toContain("You're a guest")
  })
})
