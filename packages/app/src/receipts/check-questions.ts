import { checkResults, type ResultsCheck, type ResultsToCheck } from '@touchstone/signatures/results-check'
import { type Checked, timedVerdictOf } from './timed-verdict.ts'
import type { ToCheck } from './verdict-of.ts'

/** What is asked of the check beside the page. */
export type CheckQuestion = { ask: 'verdict'; given: ToCheck } | { ask: 'results'; given: ResultsToCheck }

export function answerCheck(question: CheckQuestion): Promise<Checked | ResultsCheck> {
  return question.ask === 'verdict' ? timedVerdictOf(question.given) : Promise.resolve(checkResults(question.given))
}
