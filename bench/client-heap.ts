import { setTimeout as sleep } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'
import type { MockMarket } from './mock-market.ts'
import { mockTicks, serverSymbols, steadily } from './mock-prices.ts'
import { openTab, type Tab } from './tab.ts'

/** Ten times the real rate: four ticks a second for each symbol, in ten frames a second. */
const timesFaster = 10
const ticksPerSecond = 4 * timesFaster
const framesPerSecond = 10 * timesFaster
const settleMs = 5_000

/**
 * The JavaScript heap of the home page in megabytes (1,000,000 bytes) after garbage collection, before and after this
 * many minutes' worth of ticks of every symbol of the server, played at ten times the real rate.
 */
export async function measureHeap(
  devtools: Devtools,
  market: MockMarket,
  minutes: number,
): Promise<{ start: number; end: number }> {
  const listed = await serverSymbols(market.origin)
  market.answer('/api/trade/appSymbol/list', () => listed)
  const tab = await openTab(devtools, { rate: 1 })
  await tab.open(`${market.origin}/#/home`)
  await tab.until(() => document.querySelector('a[href*=kline]') !== null, undefined)
  const tick = mockTicks(listed)
  const play = async (seconds: number): Promise<void> => {
    const due = (listed.length * ticksPerSecond) / framesPerSecond
    let [sent, owed] = [0, 0]
    const end = steadily(framesPerSecond, () => {
      owed += due
      const ticks = Array.from({ length: Math.floor(owed - sent) }, tick)
      sent += ticks.length
      market.send({ ticks })
    })
    await sleep(seconds * 1_000)
    end()
    await sleep(settleMs)
  }
  // What the page allocates when prices first move is not growth.
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
  // The second collection frees what the first one left for finalisers.
  await tab.ask('HeapProfiler.collectGarbage')
  await tab.ask('HeapProfiler.collectGarbage')
  const { usedSize } = await tab.ask<{ usedSize: number }>('Runtime.getHeapUsage')
  return usedSize / 1e6
}
