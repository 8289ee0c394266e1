import { setTimeout as sleep } from 'node:timers/promises'
import { openChrome } from './chrome.ts'
import { type Devtools, openDevtools } from './devtools.ts'
import { medianOf } from './measure.ts'
import { type Link, openSlowNetwork, type SlowNetwork } from './slow-network.ts'
import { openTab, slowdown } from './tab.ts'

/** A phone in an average cell: WebPageTest's 4G. */
export const link: Link = { roundTripMs: 170, bitsPerSecond: 9_000_000 }
/** If nothing larger is painted for this long, the last paint was the largest. */
const quietMs = 2_500
/** By then the worker has finished its work after a first visit. */
const keptMs = 3_000

type Paint = { atMs: number; what: string }

declare global {
  var largest: Paint | undefined
}

/**
 * Largest contentful paint of the home page, in milliseconds from the navigation. `cold`: in a fresh browser profile;
 * `warm`: a second visit with the same profile, over new connections.
 */
export async function measurePaint(server: string, rounds: number): Promise<{ cold: number; warm: number }> {
  const network = await openSlowNetwork(server, link)
  const cold: number[] = []
  const warm: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const chrome = await openChrome()
    const devtools = await openDevtools(chrome.socketUrl)
    const first = await visit(devtools, network)
    const second = await visit(devtools, network)
    devtools.close()
    await chrome.close()
    cold.push(first.atMs)
    warm.push(second.atMs)
    console.log(`  cold ${printPaint(first)}; warm ${printPaint(second)}`)
  }
  await network.close()
  return { cold: medianOf(cold), warm: medianOf(warm) }
}

const printPaint = ({ atMs, what }: Paint): string => `${Math.round(atMs)} ms (${what})`

async function visit(devtools: Devtools, network: SlowNetwork): Promise<Paint> {
  const tab = await openTab(devtools, { rate: slowdown, before: noteLargest })
  await tab.open(network.origin)
  await tab.until(
    (quiet) => globalThis.largest !== undefined && performance.now() - globalThis.largest.atMs > quiet,
    quietMs,
  )
  const paint = await tab.run(() => globalThis.largest, undefined)
  if (paint === undefined) throw new Error('the page painted nothing')
  await sleep(keptMs)
  await tab.close()
  network.hangUp()
  return paint
}

/** Runs in the page. */
function noteLargest(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as PerformanceEntry & { element: Element | null }
      globalThis.largest = {
        atMs: entry.startTime,
        what: `${element?.tagName ?? 'gone'} ${(element?.textContent ?? '').slice(0, 40)}`.trim(),
      }
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
