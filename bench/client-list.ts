import { setTimeout as sleep } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'
import { framesWhile, toldFps } from './drawn-frames.ts'
import { swipe } from './finger.ts'
import type { MadeMarket } from './made-market.ts'
import { madeSymbols, madeTicks, steadily } from './made-prices.ts'
import { medianOf } from './measure.ts'
import { openTab, slowdown, type Tab } from './tab.ts'

const symbolCount = 200
const updatesPerSecond = 20
const swipesEachWay = 5
/** As fast as a thumb that looks for something. Our choice. */
const swipeSpeed = 1_500
const low = { x: 187, y: 700 }
const high = { x: 187, y: 200 }
const settleMs = 2_000
const countedTicks = 100

type List = { tab: Tab; market: MadeMarket; tick: ReturnType<typeof madeTicks> }

/**
 * The list of markets with 200 made symbols and 20 updates a second: frames a second while a finger scrolls it, and how
 * many rows change what they show with each update.
 */
export async function measureList(
  devtools: Devtools,
  market: MadeMarket,
  rounds: number,
): Promise<{ fps: number; unslowedFps: number; rowsPerTick: number }> {
  const slowed = await openList(devtools, market, slowdown)
  const rowsPerTick = await countRows(slowed)
  const fps = await scrolledFps(devtools, slowed, rounds)
  await slowed.tab.close()
  const unslowed = await openList(devtools, market, 1)
  const unslowedFps = await scrolledFps(devtools, unslowed, rounds)
  await unslowed.tab.close()
  console.log(`  list: ${toldFps(fps)} a second; not slowed ${toldFps(unslowedFps)}; ${rowsPerTick} rows a tick`)
  return { fps: medianOf(fps), unslowedFps: medianOf(unslowedFps), rowsPerTick }
}

async function openList(devtools: Devtools, market: MadeMarket, rate: number): Promise<List> {
  const listed = await madeSymbols(market.origin, symbolCount)
  market.answer('/api/trade/appSymbol/list', () => listed)
  const tab = await openTab(devtools, { rate })
  await tab.open(`${market.origin}/#/hangqing`)
  await tab.until((count) => document.querySelectorAll('[role=tabpanel] li').length === count, symbolCount)
  await tab.run((top) => {
    scrollTo(0, top)
  }, 4_000)
  await sleep(settleMs)
  return { tab, market, tick: madeTicks(listed) }
}

async function scrolledFps(devtools: Devtools, { tab, market, tick }: List, rounds: number): Promise<number[]> {
  const end = steadily(updatesPerSecond, () => {
    market.tell({ ticks: [tick()] })
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

/** One update after another; each is shown before the page is asked. */
async function countRows({ tab, market, tick }: List): Promise<number> {
  await tab.run(countChangedRows, undefined)
  const end = steadily(updatesPerSecond, () => {
    market.tell({ ticks: [tick()] })
  })
  await sleep((countedTicks / updatesPerSecond) * 1_000)
  const told = end()
  await sleep(settleMs)
  const changed = await tab.run(() => globalThis.changedRows ?? 0, undefined)
  return Math.round((changed / told) * 100) / 100
}

/** Runs in the page. What changes in one go counts once a row. */
function countChangedRows(): void {
  const list = document.querySelector('[role=tabpanel] ul')
  if (list === null) throw new Error('there is no list')
  globalThis.changedRows = 0
  new MutationObserver((mutations) => {
    const rows = mutations.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('li'),
    )
    const changed = new Set(rows.filter((row) => row !== null && row !== undefined))
    globalThis.changedRows = (globalThis.changedRows ?? 0) + changed.size
  }).observe(list, { subtree: true, childList: true, characterData: true })
}
