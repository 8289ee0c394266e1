import { startApp } from './app-server.ts'
import { openChrome } from './chrome.ts'
import { measureChart } from './client-chart.ts'
import { measureHeap } from './client-heap.ts'
import { measureList } from './client-list.ts'
import { link, measurePaint } from './client-paint.ts'
import { measureOpening, measureSessions } from './client-session.ts'
import { openDevtools } from './devtools.ts'
import { machineLine } from './machine.ts'
import { openMockMarket } from './mock-market.ts'
import { slowdown } from './tab.ts'

const rounds = 5
const heapMinutes = 30

/**
 * The mobile client of the production build, in a browser whose main thread is slowed four times; medians of five. The
 * first figures also include the network of a phone.
 */
export async function run(): Promise<Record<string, number>> {
  console.log(machineLine())
  console.log(
    `main thread ${slowdown} times slower; for the paint a network with ${link.roundTripMs} ms there and back and ` +
      `${link.bitsPerSecond / 1e6} Mbit/s each way`,
  )
  const app = await startApp()
  try {
    const paint = await measurePaint(app.origin, rounds)
    const opening = await measureOpening(app.origin, rounds)
    const session = await measureSessions(app.origin, rounds)
    const { list, chart, heap } = await measureMockMarket(app.origin)
    return {
      lcp_cold_ms: Math.round(paint.cold),
      lcp_warm_ms: Math.round(paint.warm),
      opening_taps: opening.taps,
      opening_ms: opening.ms,
      interaction_p75_ms: session.p75,
      interaction_worst_ms: session.worst,
      layout_shift: Math.round(session.shift * 1_000) / 1_000,
      list_fps: tenths(list.fps),
      list_fps_unslowed: tenths(list.unslowedFps),
      rows_per_tick: list.rowsPerTick,
      chart_fps: tenths(chart.fps),
      chart_fps_unslowed: tenths(chart.unslowedFps),
      heap_mb_start: tenths(heap.start),
      heap_mb_end: tenths(heap.end),
    }
  } finally {
    await app.stop()
  }
}

async function measureMockMarket(server: string) {
  const market = await openMockMarket(server)
  const chrome = await openChrome()
  const devtools = await openDevtools(chrome.socketUrl)
  try {
    // The list replaces the symbols that have a chart by generated ones.
    const chart = await measureChart(devtools, market, rounds)
    const list = await measureList(devtools, market, rounds)
    return { list, chart, heap: await measureHeap(devtools, market, heapMinutes) }
  } finally {
    devtools.close()
    await chrome.close()
    await market.close()
  }
}

const tenths = (value: number): number => Math.round(value * 10) / 10
