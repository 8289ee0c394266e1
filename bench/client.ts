import { openBrowser } from '@touchstone/e2e/browser'
import { startApp } from './app-server.ts'
import { slowdown } from './client-browser.ts'
import { measureChart } from './client-chart.ts'
import { measureHeap } from './client-heap.ts'
import { measureList } from './client-list.ts'
import { link, measurePaint } from './client-paint.ts'
import { machineLine } from './machine.ts'

const rounds = 5
const heapMinutes = 30

/**
 * The mobile client in a browser on the product as it is built, its main thread slowed four times; medians of five. The
 * first figures also come over the network of a phone.
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
    const { list, chart, heap } = await measureOpenPages(app.origin)
    return {
      lcp_cold_ms: Math.round(paint.cold),
      lcp_warm_ms: Math.round(paint.warm),
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

async function measureOpenPages(server: string) {
  const browser = await openBrowser()
  try {
    const list = await measureList(browser, server, rounds)
    const chart = await measureChart(browser, server, rounds)
    return { list, chart, heap: await measureHeap(browser, server, heapMinutes) }
  } finally {
    await browser.close()
  }
}

const tenths = (value: number): number => Math.round(value * 10) / 10
