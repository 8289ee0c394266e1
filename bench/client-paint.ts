import { setTimeout as sleep } from 'node:timers/promises'
import { openFreshProfile, type Page, type Profile, slowdown, slowedDown } from './client-browser.ts'
import { medianOf } from './measure.ts'
import { type Link, openSlowNetwork, type SlowNetwork } from './slow-network.ts'

/** A phone in an ordinary cell, as WebPageTest's 4G has it. */
export const link: Link = { roundTripMs: 170, bitsPerSecond: 9_000_000 }
/** So long without a larger one, the largest has been painted. */
const quietMs = 2_500

type Paint = { atMs: number; what: string }

declare global {
  var largest: Paint | undefined
}

/**
 * Largest contentful paint of the home page, in milliseconds from the navigation. `cold`: in a browser that has never been
 * anywhere; `warm`: a second visit of the same profile, over new connections.
 */
export async function measurePaint(server: string, rounds: number): Promise<{ cold: number; warm: number }> {
  const network = await openSlowNetwork(server, link)
  const cold: number[] = []
  const warm: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { profile, close } = await openFreshProfile()
    const first = await visit(profile, network)
    await first.page.evaluate(() => navigator.serviceWorker.ready)
    // The worker keeps what the page had loaded before it.
    await sleep(2_000)
    await first.page.close()
    network.hangUp()
    const second = await visit(profile, network)
    await close()
    cold.push(first.paint.atMs)
    warm.push(second.paint.atMs)
    console.log(`  cold ${told(first.paint)}; warm ${told(second.paint)}`)
  }
  await network.close()
  return { cold: medianOf(cold), warm: medianOf(warm) }
}

const told = ({ atMs, what }: Paint): string => `${Math.round(atMs)} ms (${what})`

async function visit(profile: Profile, network: SlowNetwork): Promise<{ page: Page; paint: Paint }> {
  const page = await profile.newPage()
  await slowedDown(page, slowdown)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element: Element | null }
        globalThis.largest = {
          atMs: entry.startTime,
          what: `${element?.tagName ?? 'gone'} ${(element?.textContent ?? '').slice(0, 40)}`.trim(),
        }
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(network.origin)
  return { page, paint: await largestPaint(page) }
}

async function largestPaint(page: Page): Promise<Paint> {
  await page.waitForFunction(
    (quiet) => globalThis.largest !== undefined && performance.now() - globalThis.largest.atMs > quiet,
    quietMs,
  )
  const paint = await page.evaluate(() => globalThis.largest)
  if (paint === undefined) throw new Error('nothing was painted')
  return paint
}
