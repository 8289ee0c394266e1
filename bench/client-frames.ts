import type { Browser, Page } from './client-browser.ts'

type TraceEvent = { name: string; ts: number; cat: string }

const marks = { begin: 'measured from here', end: 'measured to here' } as const
const categories = ['-*', 'blink.user_timing', 'disabled-by-default-devtools.timeline.frame']

/** Frames a second that the page's compositor drew while something ran, by the browser's own trace. */
export async function framesWhile(browser: Browser, page: Page, run: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories })
  await mark(page, marks.begin)
  await run()
  await mark(page, marks.end)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const [from, to] = [momentOf(traceEvents, marks.begin), momentOf(traceEvents, marks.end)]
  const drawn = traceEvents.filter(({ name, ts }) => name === 'DrawFrame' && ts >= from && ts <= to)
  return (drawn.length * 1e6) / (to - from)
}

const mark = (page: Page, name: string): Promise<unknown> => page.evaluate((told) => performance.mark(told), name)

/** In microseconds. */
function momentOf(events: readonly TraceEvent[], name: string): number {
  const found = events.find((event) => event.name === name)
  if (found === undefined) throw new Error(`the trace has no "${name}"`)
  return found.ts
}

export const toldFps = (fps: readonly number[]): string => fps.map((each) => each.toFixed(1)).join(' ')
