import { Session } from 'node:inspector'
import { parentPort } from 'node:worker_threads'

/**
 * Runs in a thread of its own, because V8 counts only code that it compiles after it was asked to: counts the blocks of
 * the domain's code that each command of a full book executes. The count is the same on every machine.
 */

type Function = { ranges: { count: number }[] }
type Coverage = { result: { url: string; functions: Function[] }[] }

const session = new Session()
session.connect()
const post = (method: string, parameters: object = {}): unknown => {
  let result: unknown
  // Within one thread it answers before it returns.
  session.post(method, parameters, (error: Error | null, answer?: object) => {
    if (error !== null) throw error
    result = answer
  })
  return result
}

/** The blocks executed since it was asked last. */
const executed = (): number =>
  (post('Profiler.takePreciseCoverage') as Coverage).result
    .filter(({ url }) => url.includes('/packages/domain/src/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0)

post('Profiler.enable')
post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
const { after, atLimits, fromBefore, fullBook } = await import('./full-book.ts')
const { caseKinds, caseOf } = await import('./full-book-cases.ts')

export type Work = { kind: string; blocks: number; isRefused: boolean; isFull: boolean }

function workOf(book: ReturnType<typeof fullBook>): Work[] {
  return caseKinds.map((kind) => {
    const { command, facts, isFull = false, ...given } = caseOf(kind, book)
    executed()
    const decided = after(given.book, command, facts)
    return { kind, blocks: executed(), isRefused: decided === undefined, isFull }
  })
}

parentPort?.postMessage([atLimits, fromBefore].map((holding) => workOf(fullBook(holding))))
