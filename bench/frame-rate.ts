import type { Devtools } from './devtools.ts'
import type { Tab } from './tab.ts'

type TraceEvent = { name: string; ts: number; pid: number }

const marks = { begin: 'measured from here', end: 'measured to here' } as const
const includedCategories = ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame']

/** Frames a second that the page's compositor drew while `work` ran, from the browser's own trace. */
export async function framesWhile(devtools: Devtools, tab: Tab, work: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = []
  const stopListening = devtools.on('Tracing.dataCollected', (message) => {
    events.push(...(message as { value: TraceEvent[] }).value)
  })
  const traceConfig = { includedCategories, excludedCategories: ['*'] }
  await devtools.ask('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await mark(tab, marks.begin)
  await work()
  await mark(tab, marks.end)
  const complete = new Promise((resolve) => devtools.on('Tracing.tracingComplete', resolve))
  await devtools.ask('Tracing.end')
  await complete
  stopListening()
  const [begin, end] = [eventOf(events, marks.begin), eventOf(events, marks.end)]
  const drawn = events.filter(
    ({ name, ts, pid }) => name === 'DrawFrame' && pid === begin.pid && ts >= begin.ts && ts <= end.ts,
  )
  return (drawn.length * 1e6) / (end.ts - begin.ts)
}

const mark = (tab: Tab, name: string): Promise<unknown> =>
  tab.run((text) => {
    performance.mark(text)
  }, name)

/** Its time is in microseconds. */
function eventOf(events: readonly TraceEvent[], name: string): TraceEvent {
  const found = events.find((event) => event.name === name)
  if (found === undefined) throw new Error(`the trace has no "${name}"`)
  return found
}

export const printFps = (fps: readonly number[]): string => fps.map((each) => each.toFixed(1)).join(' ')
