import { setTimeout as sleep } from 'node:timers/promises'
import { openChrome } from './chrome.ts'
import { openDevtools } from './devtools.ts'
import { medianOf } from './measure.ts'
import { openTab, slowdown, type Tab } from './tab.ts'

/** How long a finger stays, and how long a person looks before the next touch. Our choice. */
const touchMs = 60
const lookMs = 700

/** A touch: what is touched, and what has to be there before the next one. */
type Step = { tap: string; nth?: number; until?: string }

const act = 'main ~ footer button'
const tab = (place: number, until: string): Step => ({
  tap: 'nav[data-bottom-bar] a, [data-bottom-bar] nav a',
  nth: place,
  until,
})

/** From the link to an open position, as a newcomer would: the ticket is filled already. */
const opening: readonly Step[] = [
  { tap: 'main a[href*="demotrading"]', until: act },
  { tap: act, until: '[role=dialog] footer button' },
  { tap: '[role=dialog] footer button', nth: -1, until: 'main article' },
]

/** What one looks at afterwards, prices moving all the time. */
const looking: readonly Step[] = [
  { tap: 'header button', until: '[data-bottom-bar] a' },
  tab(1, 'main a[href*="/kline"]'),
  // All, and Crypto again.
  { tap: 'main [role=tab]', nth: 1 },
  { tap: 'main [role=tab]', nth: 2 },
  { tap: 'main a[href*="/kline"]', until: 'main canvas' },
  { tap: 'main [role=radiogroup] label', nth: 1 },
  { tap: 'main [role=radiogroup] label', nth: 3 },
  { tap: 'header button', until: '[data-bottom-bar] a' },
  tab(0, 'main a[href*="/kline"]'),
  tab(3, 'main a'),
  tab(1, 'main a[href*="/kline"]'),
  tab(0, 'main a[href*="/kline"]'),
]

export type Session = { p75: number; worst: number; shift: number }

/**
 * A session on ticking screens with the main thread slowed: the 75th percentile and the worst of interaction to next
 * paint in milliseconds, and the layout shift of the whole session; medians.
 */
export async function measureSessions(server: string, rounds: number): Promise<Session> {
  const sessions: Session[] = []
  for (let round = 0; round < rounds; round += 1)
    await inFreshBrowser({ rate: slowdown, before: noteInteractions }, async (opened) => {
      await opened.open(`${server}/`)
      for (const step of [...opening, ...looking]) await take(opened, step)
      sessions.push(sessionOf(await opened.run(() => globalThis.noted ?? { interactions: [], shift: 0 }, undefined)))
    })
  const printed = sessions.map(({ p75, worst, shift }) => `${p75} and ${worst} ms, ${shift.toFixed(3)}`)
  console.log(`  session: ${printed.join('; ')}`)
  const median = (of: (session: Session) => number): number => medianOf(sessions.map(of))
  return {
    p75: median(({ p75 }) => p75),
    worst: median(({ worst }) => worst),
    shift: median(({ shift }) => shift),
  }
}

/** From the link to the open position at full speed: the touches and the milliseconds. */
export async function measureOpening(server: string, rounds: number): Promise<{ taps: number; ms: number }> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    await inFreshBrowser({ rate: 1 }, async (opened) => {
      const beganMs = performance.now()
      await opened.open(`${server}/`)
      for (const step of opening) await take(opened, step, 0)
      times.push(performance.now() - beganMs)
    })
  console.log(`  opening: ${times.map(Math.round).join(', ')} ms`)
  return { taps: opening.length, ms: Math.round(medianOf(times)) }
}

async function inFreshBrowser(
  options: Parameters<typeof openTab>[1],
  look: (opened: Tab) => Promise<void>,
): Promise<void> {
  const chrome = await openChrome()
  const devtools = await openDevtools(chrome.socketUrl)
  try {
    await look(await openTab(devtools, options))
  } finally {
    devtools.close()
    await chrome.close()
  }
}

async function take(opened: Tab, { tap, nth = 0, until }: Step, waitMs = lookMs): Promise<void> {
  const given = { tap, nth }
  await opened.until(({ tap: selector, nth: place }) => {
    const found = [...document.querySelectorAll(selector)].at(place)
    // The buttons of a sheet hear nothing at first.
    const isHeard = found !== undefined && getComputedStyle(found).pointerEvents !== 'none'
    return isHeard && document.querySelector('.bg-veil') === null && !found.matches(':disabled')
  }, given)
  const point = await opened.run(({ tap: selector, nth: place }) => {
    const found = [...document.querySelectorAll(selector)].at(place)
    found?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  }, given)
  await opened.ask('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await sleep(touchMs)
  await opened.ask('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  if (until !== undefined) await opened.until((selector) => document.querySelector(selector) !== null, until)
  await sleep(waitMs)
}

type Noted = { interactions: { id: number; ms: number }[]; shift: number }

declare global {
  var noted: Noted | undefined
}

/** Runs in the page. */
function noteInteractions(): void {
  const noted: Noted = { interactions: [], shift: 0 }
  globalThis.noted = noted
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) noted.interactions.push({ id: entry.interactionId, ms: entry.duration })
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) noted.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** An interaction lasts as long as the longest of its events; what took less than a frame is not noted. */
function sessionOf({ interactions, shift }: Noted): Session {
  const longest = new Map<number, number>()
  for (const { id, ms } of interactions) longest.set(id, Math.max(ms, longest.get(id) ?? 0))
  const sorted = [...longest.values()].toSorted((a, b) => a - b)
  return { p75: sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0, worst: sorted.at(-1) ?? 0, shift }
}
