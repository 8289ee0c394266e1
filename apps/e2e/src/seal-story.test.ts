import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lacksBrowser } from './find-browser.ts'
import { openBrowser } from './browser.ts'
import { openStory } from './open-story.ts'
import { openPhone, type Phone } from './phone.ts'
import type { SharedServer } from './shared-server.ts'
import { touchOf } from './touch.ts'

/** The moment of a close: what it brought, its checks, its seal, and somebody else who checks it. */
describe.skipIf(lacksBrowser('the story of a seal is skipped'))('the seal of a close', () => {
  let server: SharedServer
  let phone: Phone
  let friend: Phone | undefined
  let end: (() => Promise<void>) | undefined
  let endFriend: (() => Promise<void>) | undefined
  let address = ''
  let file = ''
  /** What the picture says that it brought. */
  let brought = ''

  beforeAll(async () => {
    ;({ server, phone, end } = await openStory('seal-story', 'touchstone.localhost'))
  })
  afterAll(async () => {
    await endFriend?.()
    await end?.()
  })

  const touch = () => touchOf(phone.page)
  const sealed = (among: Locator): Promise<void> =>
    among
      .getByText(/^(\d+) of \1 checks passed, all on your device\.$/)
      .first()
      .waitFor({ timeout: 100_000 })

  it('a close by touch lifts a card, whose checks run down until the seal lands', async () => {
    const { page, picture } = phone
    const { button, dialog } = touch()
    await page.goto(server.origin)
    await page.getByRole('link', { name: 'Trade with 100,000 of play money' }).tap()
    await page.getByRole('heading', { name: 'Symbol: BTC/USDT' }).waitFor()
    await page.getByRole('textbox', { name: 'Margin' }).tap()
    await touch().type('500')
    await touch().done()
    await button('Buy / Long BTC').tap()
    await button('Buy / Long BTC', dialog()).tap()
    const position = page.getByRole('article', { name: 'BTC/USDT Long' })
    await position.waitFor()
    await button('Close', position).tap()
    await button(/^Close (position|\d+%)$/, dialog()).tap()
    await dialog().getByText('Position closed').waitFor()
    await dialog().getByText('From the price').waitFor()
    expect(await dialog().getByText('Demo', { exact: true }).isVisible()).toBe(true)
    await picture('card')
    // What this phone has decided again itself it says at once; only the next checkpoint verifies it.
    await dialog()
      .getByText(/^(Same result|Verified) on your phone$/)
      .waitFor()
    await picture('pending')
    await sealed(dialog())
    await dialog().getByText('Verified on your phone').waitFor()
    await picture('sealed')
  })

  it('says before who will see what, and makes a code only then', async () => {
    const { page, picture } = phone
    const { button, dialog } = touch()
    await button('Share', dialog()).tap()
    await dialog()
      .getByText(/your account number and your balances afterwards/)
      .waitFor()
    // In sight, without a finger.
    const line = await dialog().getByRole('switch', { name: 'Let anyone check it' }).boundingBox()
    expect((line?.y ?? 812) + (line?.height ?? 0)).toBeLessThan(812)
    await picture('share')
    await dialog().getByRole('switch', { name: 'Let anyone check it' }).tap()
    await dialog().getByText('Anyone with the code can see this receipt.').waitFor()
    brought = /[+−][\d.]+%/.exec((await dialog().getByRole('img').getAttribute('aria-label')) ?? '')?.[0] ?? ''
    expect(brought).not.toBe('')
    await button('Copy link', dialog()).tap()
    address = await vi.waitFor(async () => {
      const text = await page.evaluate(() => navigator.clipboard.readText())
      expect(text).toMatch(/#\/check\?code=[\w-]{22}$/)
      return text
    })
    await picture('shared')
  })

  it('a friend without an account opens the link, and their own browser verifies it', async () => {
    const browser = await openBrowser()
    friend = await openPhone(browser, server.origin, { story: 'seal-story-friend' })
    endFriend = () => browser.close()
    await friend.page.goto(address)
    const verdict = friend.page.getByRole('heading', { name: 'Verified on your phone' })
    await verdict.waitFor({ timeout: 60_000 })
    // The number on the picture is the one that this browser makes itself, of the records since the opening.
    const happened = await friend.page.getByRole('region', { name: 'What happened' }).textContent()
    const headed = /Result after all fees.*?([+−][\d.]+%)/.exec(happened ?? '')?.[1]
    expect(headed).toBe(brought)
    expect(happened).not.toMatch(/Not proven|Result of this close alone/)
    expect(await friend.page.getByText('Result agrees with the earlier records').count()).toBe(1)
    expect(await friend.page.getByText('Shared by its owner').isVisible()).toBe(true)
    expect(await friend.page.getByText('Play money', { exact: false }).first().isVisible()).toBe(true)
    await friend.picture('verified')
  })

  it('whoever changes a digit is caught, also with a forged hash, and can put it back', async () => {
    if (friend === undefined) throw new Error('there is no friend')
    const { page, picture } = friend
    const { button } = touchOf(page)
    await button('Change a digit').tap()
    await page.getByRole('button', { name: /in place 2$/ }).tap()
    await page.getByText(/^Caught\. \d+ checks? turned red\.$/).waitFor()
    await page.getByText('Record is unaltered').first().waitFor()
    await picture('caught')
    await page.getByRole('switch', { name: 'Forge the hash too' }).tap()
    await page.getByText('Formula gives this outcome').first().waitFor()
    await page.getByText(/^Caught\./).waitFor()
    await picture('caught-forged')
    await button('Put it back').tap()
    await page.getByText('Tap a digit.').waitFor()
    // The receipt itself was never touched.
    expect(await page.getByRole('heading', { name: 'Verified on your phone' }).isVisible()).toBe(true)
    const saving = page.waitForEvent('download')
    await button('Save file').tap()
    file = await (await saving).path()
  })

  it('the file alone is enough, and another file says plainly that it is none', async () => {
    if (friend === undefined) throw new Error('there is no friend')
    const { page, picture } = friend
    await page.goto(`${server.origin}/#/check`)
    await page.reload()
    await page.getByText('Choose a file').waitFor()
    await picture('check-page')
    const input = page.locator('input[type=file]').first()
    await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
    await page.getByText(/^This isn't a receipt/).waitFor()
    await input.setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: await readFile(file) })
    await page.getByRole('heading', { name: 'Verified on your phone' }).waitFor()
    expect(await page.getByText('From a file').isVisible()).toBe(true)
  })

  it('the code on the picture leads there too', async () => {
    if (friend === undefined) throw new Error('there is no friend')
    const card = await phone.page
      .getByRole('dialog')
      .locator('canvas')
      .evaluate((canvas) => {
        const picture = (canvas as HTMLCanvasElement).toDataURL('image/png')
        return picture.slice(picture.indexOf(',') + 1)
      })
    const { page } = friend
    await page.goto(`${server.origin}/#/check`)
    await page.reload()
    const input = page.locator('input[accept="image/*"]')
    await input.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from(card, 'base64') })
    await page.getByRole('heading', { name: 'Verified on your phone' }).waitFor({ timeout: 30_000 })
    expect(await page.getByText('Shared by its owner').isVisible()).toBe(true)
  })

  it('its owner takes it back, and the link leads nowhere', async () => {
    if (friend === undefined) throw new Error('there is no friend')
    const { dialog } = touch()
    await dialog().getByRole('switch', { name: 'Let anyone check it' }).tap()
    await phone.page.getByText('Stopped. The code no longer works.').waitFor()
    await friend.page.goto(address)
    await friend.page.reload()
    await friend.page.getByText("This receipt isn't shared anymore.").waitFor()
    expect(await friend.page.getByText('Verified on your phone').count()).toBe(0)
    await friend.picture('taken-back')
  })

  it('Back closes one sheet after another, and stays on the screen', async () => {
    const { page } = phone
    const { heading, dialog } = touch()
    const here = page.url()
    await page.goBack()
    await heading('Share result').waitFor({ state: 'detached' })
    await dialog().getByText('Position closed').waitFor()
    await page.goBack()
    await dialog().waitFor({ state: 'detached' })
    expect(page.url()).toBe(here)
    await page.goBack()
    await vi.waitFor(() => expect(page.url()).not.toBe(here))
  })

  it('met no error and broke no policy', () => {
    expect(phone.problems).toEqual([])
    expect(friend?.problems).toEqual([])
  })
})
