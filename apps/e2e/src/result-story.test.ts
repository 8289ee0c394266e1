import { createClient } from '@touchstone/client/client'
import { receipts } from '@touchstone/wire/receipts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lacksBrowser } from './find-browser.ts'
import { openStory } from './open-story.ts'
import type { Phone } from './phone.ts'
import type { SharedServer } from './shared-server.ts'

/** The result of a close rests on earlier records: this device makes it of its own, whatever it is told. */
describe.skipIf(lacksBrowser('the story of a result is skipped'))('the result of a close', () => {
  let server: SharedServer
  let phone: Phone
  let end: (() => Promise<void>) | undefined
  let net = ''

  beforeAll(async () => {
    ;({ server, phone, end } = await openStory('result-story'))
  })
  afterAll(() => end?.())

  const hero = (): Promise<string> => phone.page.getByRole('region', { name: 'What happened' }).innerText()

  it('is made here as soon as somebody looks at its receipt, from the opening on', async () => {
    const { page, picture } = phone
    await page.goto(server.origin)
    await page.getByRole('link', { name: 'Trade with 100,000 of play money' }).tap()
    await page.getByRole('heading', { name: 'Symbol: BTC/USDT' }).waitFor()
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
    const client = createClient({ origin: server.origin, token: () => token })
    const market = {
      book: 'demo',
      symbol: 'BTC/USDT',
      direction: 'long',
      marginMode: 'isolated',
      leverage: 10,
    } as const
    const { outcome } = await client.openPosition({ ...market, quantity: '0.02', takeProfit: null, stopLoss: null })
    if (outcome.kind !== 'opened') throw new Error('the position was not opened at once')
    await client.closePart({ id: outcome.positionId, quantity: '0.01' })
    const { bookId, sequence } = await client.closePosition({ id: outcome.positionId })
    net = (await client.receipt({ bookId, sequence })).results[0]?.net.replace('-', '−') ?? ''
    await page.goto(`${server.origin}/#/receipt?bookId=${bookId}&sequence=${sequence}`)
    await page.getByText('Result agrees with the earlier records').waitFor({ timeout: 30_000 })
    expect(await hero()).toMatch(/Result,? after all fees/)
    expect(await hero()).toContain(net)
    expect(await hero()).not.toContain('Our server says so')
    await picture('made-here')
  })

  it('that is told otherwise does not hold, and is not shown', async () => {
    const { page, picture } = phone
    await page.route(
      ({ pathname }) => pathname === receipts.receipt.path,
      async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { result: { results: { net: string }[] } }
        for (const each of body.result.results) each.net = '4812.00'
        await route.fulfill({ response: answer, json: body })
      },
    )
    await page.reload()
    await page.getByRole('heading', { name: "This receipt doesn't check out" }).waitFor({ timeout: 30_000 })
    await expect.poll(hero, { timeout: 30_000 }).toMatch(/Result,? after all fees/)
    expect(await hero()).toContain(net)
    expect(await hero()).not.toContain('4,812')
    await picture('forged')
  })

  it('met no error and broke no policy', () => {
    expect(phone.problems).toEqual([])
  })
})
