import { setTimeout as sleep } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'
import type { MadeMarket } from './made-market.ts'
import { madeTicks, serverSymbols, steadily } from './made-prices.ts'
import { openTab, type Tab } from './tab.ts'

/** Ten times faster than they come: four a second of each symbol, in ten frames a second. */
const timesFaster = 10
const ticksPerSecond = 4 * timesFaster
const framesPerSecond = 10 * timesFaster
const settleMs = 5_000

/**
 * The JavaScript heap of the home page in megabytes (1,000,000 bytes), garbage collected, before and after so many
 * minutes' worth of ticks of every symbol of the server, played ten times faster.
 */
export async function measureHeap(
  devtools: Devtools,
  market: MadeMarket,
  minutes: number,
): Promise<{ start: number; end: number }> {
  const listed = await serverSymbols(market.origin)
  market.answer('/api/trade/appSymbol/list', () => listed)
  const tab = await openTab(devtools, { rate: 1 })
  await tab.open(`${market.origin}/#/home`)
  await tab.until(() => document.querySelector('a[href*=kline]') !== null, undefined)
  const tick = madeTicks(listed)
  const play = async (seconds: number): Promise<void> => {
    const due = (listed.length * ticksPerSecond) / framesPerSecond
    let [told, owed] = [0, 0]
    const end = steadily(framesPerSecond, () => {
      owed += due
      const ticks = Array.from({ length: Math.floor(owed - told) }, tick)
      told += ticks.length
      market.tell({ ticks })
    })
    await sleep(seconds * 1_000)
    end()
    await sleep(settleMs)
  }
  // What the page makes when prices first move is no growth.
  await play(settleMs / 1_000)
  const start = await heapOf(tab)
  await play((minutes * 60) / timesFaster)
  const end = await heapOf(tab)
  await tab.close()
  console.log(
    `  heap: ${listed.length} symbols, ${start.toFixed(1)} MB, after ${minutes} minutes' worth of ticks ${end.toFixed(1)} MB`,
  )
  return { start, end }
}

async function heapOf(tab: Tab): Promise<number> {
  // What the first leaves to be finalised the second takes.
  await tab.ask('HeapProfiler.collectGarbage')
  await tab.ask('HeapProfiler.collectGarbage')
  const { usedSize } = await tab.ask<{ usedSize: number }>('Runtime.getHeapUsage')
  return usedSize / 1e6
}
