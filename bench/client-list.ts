import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type Debugging, openPage, type Page, slowdown, slowedDown } from './client-browser.ts'
import { swipe } from './client-finger.ts'
import { framesWhile, toldFps } from './client-frames.ts'
import { answer, madeSymbols, madeTicks, type PlayedMarket, playMarket, steadily } from './client-market.ts'
import { medianOf } from './measure.ts'

const symbolCount = 200
const updatesPerSecond = 20
const swipesEachWay = 5
/** As fast as a thumb that looks for something. Our choice. */
const swipeSpeed = 1_500
const low = { x: 187, y: 700 }
const high = { x: 187, y: 200 }
const settleMs = 2_000
const countedTicks = 100

type List = { page: Page; debugging: Debugging; market: PlayedMarket; tick: ReturnType<typeof madeTicks> }

/**
 * The list of markets with 200 made symbols and 20 updates a second: frames a second while a finger scrolls it, and how
 * many rows change what they show with each update.
 */
export async function measureList(
  browser: Browser,
  server: string,
  rounds: number,
): Promise<{ fps: number; unslowedFps: number; rowsPerTick: number }> {
  const slowed = await openList(browser, server, slowdown)
  const rowsPerTick = await countRows(slowed)
  const fps = await scrolledFps(browser, slowed, rounds)
  await slowed.page.context().close()
  const unslowed = await openList(browser, server, 1)
  const unslowedFps = await scrolledFps(browser, unslowed, rounds)
  await unslowed.page.context().close()
  console.log(`  list: ${toldFps(fps)} a second; not slowed ${toldFps(unslowedFps)}; ${rowsPerTick} rows a tick`)
  return { fps: medianOf(fps), unslowedFps: medianOf(unslowedFps), rowsPerTick }
}

async function openList(browser: Browser, server: string, rate: number): Promise<List> {
  const listed = await madeSymbols(server, symbolCount)
  const page = await openPage(browser)
  const market = await playMarket(page)
  await answer(page, '/api/trade/appSymbol/list', () => listed)
  const debugging = await slowedDown(page, rate)
  await page.goto(`${server}/#/hangqing`)
  await rowsOf(page)
    .nth(symbolCount - 1)
    .waitFor({ state: 'attached' })
  // There is room both ways.
  await page.evaluate(() => {
    scrollTo(0, 4_000)
  })
  await sleep(settleMs)
  return { page, debugging, market, tick: madeTicks(listed) }
}

const rowsOf = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

async function scrolledFps(
  browser: Browser,
  { page, debugging, market, tick }: List,
  rounds: number,
): Promise<number[]> {
  const end = steadily(updatesPerSecond, () => {
    market.tell({ ticks: [tick()] })
  })
  const fps: number[] = []
  for (let round = 0; round < rounds; round += 1)
    fps.push(
      await framesWhile(browser, page, async () => {
        // Down the list, and up again.
        for (const [from, to] of [
          [low, high],
          [high, low],
        ] as const)
          for (let swipes = 0; swipes < swipesEachWay; swipes += 1) await swipe(debugging, from, to, swipeSpeed)
      }),
    )
  end()
  return fps
}

/** One update after another; each is shown before the page is asked. */
async function countRows({ page, market, tick }: List): Promise<number> {
  const changed = await rowsOf(page)
    .first()
    .evaluateHandle((row) => {
      const counted = { rows: 0 }
      const list = row.parentElement
      if (!(list instanceof HTMLElement)) throw new Error('there is no list')
      new MutationObserver((mutations) => {
        const items = mutations.map(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement
          return element?.closest('li')
        })
        counted.rows += new Set(items.filter((item) => item !== null && item !== undefined)).size
      }).observe(list, { subtree: true, childList: true, characterData: true })
      return counted
    })
  const end = steadily(updatesPerSecond, () => {
    market.tell({ ticks: [tick()] })
  })
  await sleep((countedTicks / updatesPerSecond) * 1_000)
  const told = end()
  await sleep(settleMs)
  return Math.round(((await changed.evaluate(({ rows }) => rows)) / told) * 100) / 100
}
