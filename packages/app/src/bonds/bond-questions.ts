/** How many questions the test about bonds has, and how many answers each. */
export const questions = [1, 2, 3, 4, 5] as const
export const choices = [0, 1, 2, 3] as const

export type QuestionNumber = (typeof questions)[number]
export type ChoiceNumber = (typeof choices)[number]

/** By question, which answer is right. The server judges by the same list. */
export const rightAnswers: Readonly<Record<QuestionNumber, ChoiceNumber>> = { 1: 1, 2: 2, 3: 0, 4: 1, 5: 3 }

/** Those that were answered wrongly, in their order. */
export const wrongAmong = (answers: readonly number[]): QuestionNumber[] =>
  questions.filter((question, index) => answers[index] !== rightAnswers[question])
