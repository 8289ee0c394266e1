import { type bondQuestions, rightBondAnswers } from '@touchstone/wire/bond-shapes'

/** How many questions the test about bonds has, and how many answers each. */
export const questions = [1, 2, 3, 4, 5] as const satisfies { length: typeof bondQuestions }
export const choices = [0, 1, 2, 3] as const

export type QuestionNumber = (typeof questions)[number]
export type ChoiceNumber = (typeof choices)[number]

/** By question, which answer is right: as the server judges. */
export const rightAnswers: Readonly<Record<QuestionNumber, ChoiceNumber>> = {
  1: rightBondAnswers[0],
  2: rightBondAnswers[1],
  3: rightBondAnswers[2],
  4: rightBondAnswers[3],
  5: rightBondAnswers[4],
}

/** Those that were answered wrongly, in their order. */
export const wrongAmong = (answers: readonly number[]): QuestionNumber[] =>
  questions.filter((question, index) => answers[index] !== rightAnswers[question])
