import { setTimeout as sleep } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'
import { framesWhile, printFps } from './frame-rate.ts'
import { swipe } from './swipe.ts'
import type { MockMarket } from './mock-market.ts'
import { mockSymbols, mockTicks, steadily } from './mock-prices.ts'
import { medianOf } from './measure.ts'
import { openTab, slowdown, type Tab } from './tab.ts'

const symbolCount = 200
const updatesPerSecond = 20
const swipesEachWay = 5
/** The speed of somebody who searches the list. Our choice. */
const swipeSpeed = 1_500
const low = { x: 187, y: 700 }
const high = { x: 187, y: 200 }
const settleMs = 2_000
const countedTicks = 100

type List = { tab: Tab; market: MockMarket; tick: ReturnType<typeof mockTicks> }

/**
 * The list of markets with 200 generated symbols and 20 updates a second: frames a second while a finger scrolls it,
 * and how many rows change with each update.
 */
export async function measureList(
  devtools: Devtools,
  market: MockMarket,
  rounds: number,
): Promise<{ fps: number; unslowedFps: number; rowsPerTick: number }> {
  const slowed = await openList(devtools, market, slowdown)
  const rowsPerTick = await countRows(slowed)
  const fps = await scrolledFps(devtools, slowed, rounds)
  await slowed.tab.close()
  const unslowed = await openList(devtools, market, 1)
  const unslowedFps = await scrolledFps(devtools, unslowed, rounds)
  await unslowed.tab.close()
  console.log(`  list: ${printFps(fps)} a second; not slowed ${printFps(unslowedFps)}; ${rowsPerTick} rows a tick`)
  return { fps: medianOf(fps), unslowedFps: medianOf(unslowedFps), rowsPerTick }
}

async function openList(devtools: Devtools, market: MockMarket, rate: number): Promise<List> {
  const listed = await mockSymbols(market.origin, symbolCount)
  market.answer('/api/trade/appSymbol/list', () => listed)
  const tab = await openTab(devtools, { rate })
  await tab.open(`${market.origin}/#/hangqing`)
  await tab.until((count) => document.querySelectorAll('[role=tabpanel] li').length === count, symbolCount)
  await tab.run((top) => {
    scrollTo(0, top)
  }, 4_000)
  await sleep(settleMs)
  return { tab, market, tick: mockTicks(listed) }
}

async function scrolledFps(devtools: Devtools, { tab, market, tick }: List, rounds: number): Promise<number[]> {
  const end = steadily(updatesPerSecond, () => {
    market.send({ ticks: [tick()] })
  })
  const fps: number[] = []
  for (let round = 0; round < rounds; round += 1)
    fps.push(
      await framesWhile(devtools, tab, async () => {
        // Down the list, and up again.
        for (let swipes = 0; swipes < swipesEachWay; swipes += 1) await swipe(tab, low, high, swipeSpeed)
        for (let swipes = 0; swipes < swipesEachWay; swipes += 1) await swipe(tab, high, low, swipeSpeed)
      }),
    )
  end()
  return fps
}

declare global {
  var changedRows: number | undefined
}

/** Sends one update after another and reads the page once each is shown. */
async function countRows({ tab, market, tick }: List): Promise<number> {
  await tab.run(countChangedRows, undefined)
  const end = steadily(updatesPerSecond, () => {
    market.send({ ticks: [tick()] })
  })
  await sleep((countedTicks / updatesPerSecond) * 1_000)
  const runs = end()
  await sleep(settleMs)
  const changed = await tab.run(() => globalThis.changedRows ?? 0, undefined)
  return Math.round((changed / runs) * 100) / 100
}

/** Runs in the page. Counts a row once, however often it changes in one update. */
function countChangedRows(): void {
  const list = document.querySelector('[role=tabpanel] ul')
  if (list === null) throw new Error('the page shows no list')
  globalThis.changedRows = 0
  new MutationObserver((mutations) => {
    const rows = mutations.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('li'),
    )
    const changed = new Set(rows.filter((row) => row !== null && row !== undefined))
    globalThis.changedRows = (globalThis.changedRows ?? 0) + changed.size
  }).observe(list, { subtree: true, childList: true, characterData: true })
}
