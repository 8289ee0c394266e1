import { type AskedWorker, askWorker } from '../device/ask-worker.ts'
import type { ToRepeat } from './repeat-outcome.ts'
import type { Repeated, RepeatQuestion } from './repeat-question.ts'

let beside: AskedWorker<RepeatQuestion> | undefined

/** Hashes ten thousand lots beside the page, so that it does not freeze; after a paint on the page where no worker runs. */
export const runRepeat = (given: ToRepeat): Promise<Repeated> => asked({ ask: 'outcome', given }) as Promise<Repeated>

/** The SHA-256 of a file, likewise. */
export const hashOfBytes = (bytes: Uint8Array): Promise<string> => asked({ ask: 'hash', bytes }) as Promise<string>

async function asked(question: RepeatQuestion): Promise<unknown> {
  const answer = worker()?.ask(question) ?? Promise.reject(new Error('no worker runs here'))
  return answer.catch(() => onPage(question))
}

function worker(): AskedWorker<RepeatQuestion> | undefined {
  if (typeof Worker === 'undefined') return undefined
  if (beside === undefined || beside.hasStopped())
    beside = askWorker(new Worker(new URL('repeat.worker.ts', import.meta.url), { type: 'module' }))
  return beside
}

async function onPage(question: RepeatQuestion): Promise<unknown> {
  const { answerRepeat } = await import('./repeat-question.ts')
  await new Promise((painted) => setTimeout(painted, 50))
  return answerRepeat(question)
}
