import { playMoney } from '@touchstone/wire/play-money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lacksBrowser } from './find-browser.ts'
import { openStory } from './open-story.ts'
import type { Phone } from './phone.ts'
import type { SharedServer } from './shared-server.ts'
import { touchOf } from './touch.ts'

/** A guest takes play money into the real account: once, and with a receipt. */
describe.skipIf(lacksBrowser('the story of play money is skipped'))('play money for the real account', () => {
  let server: SharedServer
  let phone: Phone
  let end: (() => Promise<void>) | undefined

  beforeAll(async () => {
    ;({ server, phone, end } = await openStory('play-money'))
  })
  afterAll(() => end?.())

  const touch = () => touchOf(phone.page)
  const offer = () => touch().button('Get 10,000 USDT of play money')
  const more = () => phone.page.getByText(/^You've got today's play money[.] There's more /)

  it('is offered to a guest, in deposits and in assets', async () => {
    const { page, picture } = phone
    await page.goto(`${server.origin}/#/demotrading?start=1`)
    await touch().heading('Symbol: BTC/USDT').waitFor()
    await page.goto(`${server.origin}/#/chongzhi`)
    await offer().waitFor()
    await picture('deposit')
    await page.goto(`${server.origin}/#/zichanCenter`)
    await page.getByText('Nothing here yet').waitFor()
    await offer().waitFor()
    expect(await offer().isEnabled()).toBe(true)
    await picture('offer')
  })

  it('is in the balance after one tap, and says when there is more', async () => {
    const { page, picture } = phone
    await offer().tap()
    await more().waitFor()
    await page.getByRole('main').getByText('10,000.00').first().waitFor()
    await page.getByText('10,000 USDT of play money is in your balance').waitFor()
    // It is no profit.
    await expect.poll(() => page.getByRole('main').innerText()).not.toContain('+10,000')
    expect(await offer().count()).toBe(0)
    await picture('taken')
  })

  it('cannot be taken twice: another page that still offers it is refused, and then says when there is more', async () => {
    const { page, picture } = phone
    const stale = { amount: '10000', takenToday: false, againAtMs: null }
    const isState = ({ pathname }: URL): boolean => pathname === playMoney.playMoneyState.path
    await page.route(isState, (route) => route.fulfill({ json: { code: 200, message: 'OK', result: stale } }))
    await page.reload()
    await offer().waitFor()
    await offer().tap()
    await page.getByText(/^You've already got today's play money[.] There's more in \d+ h[.]$/).waitFor()
    await picture('refused')
    await page.unroute(isState)
    await page.reload()
    await more().waitFor()
    expect(await offer().count()).toBe(0)
  })

  it('stands in the ledger, and its receipt checks', async () => {
    const { page, picture } = phone
    await page.goto(`${server.origin}/#/zhangbianRecord`)
    await page.getByRole('button', { name: /Daily play money/ }).tap()
    await picture('entry')
    await touch().link('View receipt').tap()
    await touch()
      .heading(/^(Same result|Verified) on your phone$/)
      .waitFor({ timeout: 100_000 })
    expect(await page.getByRole('main').innerText()).toContain('Daily play money')
    await picture('receipt')
  })

  it('is offered on home too, as long as the real account there is empty', async () => {
    const { page, picture } = phone
    await page.goto(`${server.origin}/#/my`)
    await touch().button('Sign out').tap()
    await touch().button('Sign out', touch().dialog()).tap()
    await page.waitForURL(/#\/home/)
    await page.goto(`${server.origin}/#/demotrading?start=1`)
    await touch().heading('Symbol: BTC/USDT').waitFor()
    await page.goto(`${server.origin}/#/home`)
    await page.getByRole('radio', { name: 'Real' }).locator('..').tap()
    await offer().waitFor()
    await picture('home')
    await offer().tap()
    await page.getByRole('region', { name: 'Total in USDT' }).getByText('10,000.00').waitFor()
    expect(await offer().count()).toBe(0)
  })

  it('met no error and broke no policy', () => {
    expect(phone.problems).toEqual([])
  })
})
