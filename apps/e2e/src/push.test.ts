import { type Client, createClient } from '@touchstone/client/client'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { nearestOnGrid } from '@touchstone/domain/money/mul-div'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { lacksBrowser } from './find-browser.ts'
import { openPhone, type Phone } from './phone.ts'
import { openPushInbox, type PushInbox } from './push-inbox.ts'
import { shownNotifications, startPushing, subscribeAt, tapNotification } from './push-page.ts'
import { type RunningServer, runServer } from './running-server.ts'

const isSkipped = lacksBrowser('pushes are skipped', { asks: true })
const patience = { timeout: 20_000 }

describe.skipIf(isSkipped)('a price alert, from the switch to the tap on its notification', () => {
  const ends: (() => Promise<void>)[] = []
  let inbox: PushInbox
  let otherInbox: PushInbox
  let server: RunningServer
  let browser: Browser
  let phone: Phone
  let client: Client
  let guest: Awaited<ReturnType<Client['guest']>>

  beforeAll(async () => {
    ;[inbox, otherInbox] = await Promise.all([openPushInbox(), openPushInbox()])
    ends.push(inbox.stop, otherInbox.stop)
    server = await runServer({ PUSH_SERVICES: `${inbox.origin},${otherInbox.origin}` })
    ends.push(server.stop)
    browser = await openBrowser({ asks: true })
    ends.push(() => browser.close())
    let token: string | undefined
    client = createClient({ origin: server.origin, token: () => token })
    guest = await client.guest({})
    token = guest.token
    phone = await openPhone(browser, server.origin, { story: 'push', stored: { token } })
    await subscribeAt(phone.context, inbox.subscription)
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  const device = () => phone.page.getByRole('switch', { name: 'On this device' })
  const isOn = async () => ({ checked: await device().isChecked(), enabled: await device().isEnabled() })
  const asked = () => phone.page.evaluate(() => sessionStorage.getItem('asked'))

  it('says how to allow what was blocked, and sees that it was', async () => {
    const { page, context, picture } = phone
    await page.goto(`${server.origin}/#/priceAlerts?symbol=BTC%2FUSDT`)
    await page.getByText('Notifications are blocked').waitFor()
    await picture('blocked')
    await context.clearPermissions()
    await device().waitFor()
    await expect.poll(isOn, patience).toEqual({ checked: false, enabled: true })
  })

  it('says in words what it waits for, and the browser asks only whoever has said yes before', async () => {
    const { page, context, picture } = phone
    await page.getByRole('button', { name: '+5%' }).tap()
    await page.getByText(/When the mark price rises to 1?\d\d,\d/).waitFor()
    await picture('typed')
    await page.getByRole('button', { name: /^Set alert at/ }).tap()
    const offer = page.getByRole('dialog', { name: 'Get notified when the app is closed?' })
    await offer.waitFor()
    await picture('offer')
    expect(await asked()).toBeNull()
    await context.grantPermissions(['notifications'], { origin: server.origin })
    await offer.getByRole('button', { name: 'Turn on' }).tap()
    await expect.poll(isOn, patience).toEqual({ checked: true, enabled: true })
    expect(await asked()).toBe('1')
  })

  it('is switched off and on', async () => {
    await device().tap()
    await expect.poll(isOn, patience).toEqual({ checked: false, enabled: true })
    await device().tap()
    await expect.poll(isOn, patience).toEqual({ checked: true, enabled: true })
  })

  it('is taken away with a second tap', async () => {
    const { page } = phone
    await page.getByRole('button', { name: /BTC\/USDT Rises to/ }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
    await page.getByText('No price alerts yet').waitFor()
    expect(await client.priceAlerts({ state: 'armed' })).toMatchObject({ total: 0 })
  })

  it('arrives encrypted for this browser alone once the mark is there, and as reached on the screen', async () => {
    await setNear('BTC/USDT')
    await expect.poll(() => inbox.texts.length, patience).toBeGreaterThan(0)
    expect(JSON.parse(inbox.texts[0] ?? '')).toMatchObject({
      title: expect.stringMatching(/^BTC\/USDT reached [\d.,]+$/) as string,
      kind: 'price_alert_reached',
    })
    const reached = phone.page.getByRole('region', { name: 'Reached' })
    await reached
      .getByRole('button', { name: /BTC\/USDT.*#\d+/ })
      .first()
      .waitFor()
    await phone.picture('reached')
  })

  it('is shown by the worker as the server wrote it, and a tap leads to the messages', async () => {
    const { page } = phone
    const pushed = inbox.texts[0] ?? ''
    const { title, body, tag } = JSON.parse(pushed) as Record<string, string>
    const push = await startPushing(page)
    await push(pushed)
    await expect.poll(() => shownNotifications(page), patience).toEqual([{ title, body, tag }])
    await tapNotification(phone.context)
    await expect.poll(() => new URL(page.url()).hash, patience).toBe('#/messages')
    await page
      .getByText(title ?? '')
      .first()
      .waitFor()
    await expect.poll(() => shownNotifications(page), patience).toEqual([])
    await phone.picture('messages')
  })

  it('speaks the language of the app from the next start on', async () => {
    const { page } = phone
    const isRenewed = page.waitForResponse(/appPush\/subscribe/)
    await page.evaluate(() => {
      localStorage.setItem('lang', 'xi')
    })
    await page.reload()
    await isRenewed
    await setNear('ETH/USDT')
    await expect.poll(() => inbox.texts.some((text) => text.includes('ETH/USDT llegó a')), patience).toBe(true)
    await page.evaluate(() => {
      localStorage.setItem('lang', 'en-us')
    })
    await page.reload()
  })

  it('comes no more to a browser that has signed out', async () => {
    const { page } = phone
    await client.subscribePush(otherInbox.subscription)
    await page.goto(`${server.origin}/#/my`)
    await page.getByRole('button', { name: 'Sign out' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
    await expect.poll(() => new URL(page.url()).hash, patience).toBe('#/home')
    const { account, initialPassword: password } = guest
    await client.login({ account, password })
    const isTold = ({ texts }: { texts: readonly string[] }): boolean =>
      texts.some((text) => text.includes('"new_sign_in"'))
    await expect.poll(() => isTold(otherInbox), patience).toBe(true)
    // An alert of before may still have been on its way.
    expect(isTold(inbox)).toBe(false)
  })

  it('nothing was complained of', () => {
    expect(phone.problems).toEqual([])
  })

  /** An alert close above the mark and one close below; where the mark has just passed the price, another. */
  async function setNear(symbol: string): Promise<void> {
    for (const direction of ['above', 'below'] as const) {
      for (let isSet = false; !isSet;) {
        const listed = (await client.symbols({})).find((each) => each.symbol === symbol)
        if (listed === undefined || listed.price === null) throw new Error(`${symbol} has no price`)
        const step = decimal(listed.priceTick)
        const { above, below } = nearestOnGrid(decimal(listed.price.mark), step)
        const price = printDecimal(direction === 'above' ? above + step : below - step)
        isSet = await client.createPriceAlert({ symbol, price, direction }).then(
          () => true,
          () => false,
        )
      }
    }
  }
})
