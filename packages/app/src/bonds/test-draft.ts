import * as z from 'zod/mini'
import { choices, questions } from './bond-questions.ts'

const answer = z.int().check(z.minimum(choices[0]), z.maximum(choices.length - 1))

/** What of the test about bonds outlives a reload, until it is taken. */
export const keptTest = z.object({
  answers: z.array(answer).check(z.maxLength(questions.length)),
  income: z.string(),
  savings: z.string(),
  duties: z.string(),
})
export type TestDraft = z.output<typeof keptTest>

export const emptyTest: TestDraft = { answers: [], income: '', savings: '', duties: '' }
export const testDraftName = 'bond-test'
