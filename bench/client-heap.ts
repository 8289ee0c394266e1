import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type Debugging, openPage, slowedDown } from './client-browser.ts'
import { madeTicks, playMarket, serverSymbols, steadily } from './client-market.ts'

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
  browser: Browser,
  server: string,
  minutes: number,
): Promise<{ start: number; end: number }> {
  const listed = await serverSymbols(server)
  const page = await openPage(browser)
  const market = await playMarket(page)
  const debugging = await slowedDown(page, 1)
  await page.goto(`${server}/#/home`)
  await page.getByRole('list', { name: 'Markets' }).getByRole('listitem').first().waitFor()
  const tick = madeTicks(listed)
  const play = async (seconds: number): Promise<void> => {
    const due = (listed.length * ticksPerSecond) / framesPerSecond
    let told = 0
    let owed = 0
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
  const start = await heapOf(debugging)
  await play((minutes * 60) / timesFaster)
  const end = await heapOf(debugging)
  await page.context().close()
  console.log(`  heap: ${start.toFixed(1)} MB, after ${minutes} minutes' worth of ticks ${end.toFixed(1)} MB`)
  return { start, end }
}

async function heapOf(debugging: Debugging): Promise<number> {
  await debugging.send('HeapProfiler.collectGarbage')
  await debugging.send('HeapProfiler.collectGarbage')
  const { usedSize } = await debugging.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
