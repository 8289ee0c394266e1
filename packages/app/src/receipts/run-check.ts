import { type AskedWorker, askWorker } from '../device/ask-worker.ts'
import type { CheckQuestion } from './check-questions.ts'
import type { ResultsCheck, ResultsToCheck } from '@touchstone/signatures/results-check'
import type { Checked } from './timed-verdict.ts'
import type { ToCheck } from './verdict-of.ts'

let beside: AskedWorker<CheckQuestion> | undefined

/**
 * Loads the check beside the page, so that it is there when the receipt is. It stays: the first check takes many times as
 * long as those after it. Undefined where no worker runs.
 */
export function prepareCheck(): AskedWorker<CheckQuestion> | undefined {
  if (typeof Worker === 'undefined') return undefined
  if (beside === undefined || beside.hasStopped())
    beside = askWorker(new Worker(new URL('check.worker.ts', import.meta.url), { type: 'module' }))
  return beside
}

/** Checks a receipt beside the page, so that it does not freeze; after a paint on the page where no worker runs. */
export const runCheck = (given: ToCheck): Promise<Checked> => asked({ ask: 'verdict', given }) as Promise<Checked>

/** Makes the results of what a record closed again, and compares them, likewise. */
export const runResultsCheck = (given: ResultsToCheck): Promise<ResultsCheck> =>
  asked({ ask: 'results', given }) as Promise<ResultsCheck>

async function asked(question: CheckQuestion): Promise<unknown> {
  const answer = prepareCheck()?.ask(question) ?? Promise.reject(new Error('no worker runs here'))
  return answer.catch(() => onPage(question))
}

async function onPage(question: CheckQuestion): Promise<unknown> {
  const { answerCheck } = await import('./check-questions.ts')
  await new Promise((painted) => setTimeout(painted, 50))
  return answerCheck(question)
}
