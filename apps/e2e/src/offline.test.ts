import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@touchstone/client/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '@touchstone/wire/api'
import { openBrowser } from './browser.ts'
import { lacksBrowser } from './find-browser.ts'
import { openPhone, type Phone } from './phone.ts'
import { type RunningServer, runServer } from './running-server.ts'
import { touchOf } from './touch.ts'

/** A connection that was lost is tried again within 15 seconds. */
const patience = { timeout: 40_000 }
const paused = 'Connection lost. Prices may be out of date.'

describe.skipIf(lacksBrowser('what happens without the server is skipped'))('without the server', () => {
  const ends: (() => Promise<unknown>)[] = []
  let server: RunningServer
  let folder: string
  let phone: Phone
  let token = ''
  let sockets: ReturnType<typeof countSockets>

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'touchstone-offline-'))
    // The database may run as another user.
    await chmod(folder, 0o755)
    ends.push(() => rm(folder, { recursive: true, force: true }))
    server = await runServer({ DATA_DIR: folder })
    ends.push(() => server.stop())
    const browser: Browser = await openBrowser()
    ends.push(() => browser.close())
    ;({ token } = await createClient({ origin: server.origin }).guest({}))
    phone = await openPhone(browser, server.origin, { story: 'offline', stored: { token } })
    sockets = countSockets(phone.page)
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  const isPaused = (): Promise<boolean> => phone.page.getByText(paused).isVisible()
  const bitcoin = () => phone.page.getByRole('link', { name: /BTC\/USDT/ }).first()

  it('after one visit the worker has the app', async () => {
    const { page } = phone
    await page.goto(server.origin)
    await bitcoin().waitFor()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const isKept = () => page.evaluate(async () => (await caches.match('/')) !== undefined)
    await expect.poll(isKept, patience).toBe(true)
    expect(await isPaused()).toBe(false)
  })

  it('an open screen says that prices are old, and takes no openings', async () => {
    const { page } = phone
    await page.goto(`${server.origin}/#/heyue?symbol=BTC%2FUSDT`)
    await page.getByRole('button', { name: /Enter an amount|Not enough available/ }).waitFor()
    // The code of the chart is there too.
    await page.locator('canvas').first().waitFor()
    await server.stop()
    await expect.poll(isPaused, patience).toBe(true)
    expect(await page.getByRole('button', { name: 'No live prices' }).isDisabled()).toBe(true)
    await phone.picture('trading')
  })

  it('the app still opens, from what is kept', async () => {
    const { page } = phone
    await page.goto(`${server.origin}/#/home`)
    await page.reload()
    await page.getByRole('link', { name: 'Market', exact: true }).waitFor()
    await expect.poll(isPaused, patience).toBe(true)
    await phone.picture('home')
  })

  it('comes back on its own, over one connection, with all that it could not read', async () => {
    const { page } = phone
    await page.evaluate(() => {
      document.body.dataset['since'] = 'the outage'
    })
    server = await runServer({ DATA_DIR: folder, PORT: String(server.port) })
    await expect.poll(isPaused, patience).toBe(false)
    await bitcoin().waitFor(patience)
    const before = await bitcoin().textContent()
    await expect.poll(() => bitcoin().textContent(), patience).not.toBe(before)
    await page.getByRole('heading', { name: 'Total in USDT' }).waitFor()
    expect(await page.evaluate(() => document.body.dataset['since'])).toBe('the outage')
    expect(sockets.open()).toBe(1)
    await phone.picture('recovered')
  })

  it('an order whose answers get lost is found in the book, and bought once', async () => {
    const { page } = phone
    const touch = touchOf(page)
    const { button, dialog } = touch
    await page.goto(`${server.origin}/#/demotrading?symbol=BTC%2FUSDT`)
    const create = `**${api.openPosition.path}`
    await page.route(create, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('textbox', { name: 'Margin' }).tap()
    await touch.type('60')
    await touch.done()
    await button('Buy / Long BTC').tap()
    await button('Buy / Long BTC', dialog()).tap()
    await page.getByText(/^Long [\d.]+ BTC opened at/).waitFor(patience)
    await dialog().waitFor({ state: 'detached' })
    const position = page.getByRole('article', { name: 'BTC/USDT Long' })
    await position.waitFor()
    expect(await page.getByRole('textbox', { name: 'Margin' }).inputValue()).toBe('')
    const { records } = await createClient({ origin: server.origin, token: () => token }).positions({ book: 'demo' })
    expect(records.map(({ margin }) => Number(margin) < 61)).toEqual([true])
    await page.unroute(create)
    await phone.picture('found')
  })

  it('nothing was complained of but the network', () => {
    // What is asked for in the moment in which the server stops is told to come again (503), also code that is fetched ahead.
    // Code goes through the worker, whose own request that found no server fails the page's as ERR_FAILED.
    const ofNetwork =
      /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket connection to|status of 503 .*[/](api|assets)[/]|ERR_FAILED .*[/]assets[/]/
    expect(phone.problems.filter((problem) => !ofNetwork.test(problem))).toEqual([])
  })
})

/** How many WebSockets of a page are open: those that have received something and were not closed. */
function countSockets(page: Page): { open: () => number } {
  const receiving = new Set<object>()
  page.on('websocket', (socket) => {
    socket.on('framereceived', () => receiving.add(socket))
    socket.on('close', () => receiving.delete(socket))
  })
  return { open: () => receiving.size }
}
