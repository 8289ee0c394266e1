import { keep, useKept } from './kept.ts'

/** In local storage: the last answers that a screen paints with before fresh ones are there. One person's, and their token's. */
const keptAnswers = keep('keptAnswers')

/** A token's end names it among those of this device, and opens nothing. */
const nameOf = (token: string): string => token.slice(-12)

export type KeptAnswer<Answer> = { atMs: number; answer: Answer }

type Stored = { of: string; answers: { [name: string]: KeptAnswer<unknown> } }

function answersOf(token: string, text: string | undefined): Stored['answers'] {
  try {
    const read = JSON.parse(text ?? 'null') as Stored | null
    if (read?.of === nameOf(token) && typeof read.answers === 'object') return read.answers
  } catch {
    // Whatever it is, it is not ours.
  }
  return {}
}

/** Keeps an answer that somebody got by this token. What another token got is dropped. */
export function keepAnswer(token: string, name: string, kept: KeptAnswer<unknown>): void {
  const answers = { ...answersOf(token, keptAnswers.read()), [name]: kept }
  keptAnswers.set(JSON.stringify({ of: nameOf(token), answers } satisfies Stored))
}

const answerIn = (text: string | undefined, token: string | undefined, name: string) => {
  const kept = token === undefined ? undefined : answersOf(token, text)[name]
  return typeof kept?.atMs === 'number' ? kept : undefined
}

/** The last answer that this token got, with its time; undefined for none. The reader checks its form. */
export const keptAnswer = (token: string | undefined, name: string): KeptAnswer<unknown> | undefined =>
  answerIn(keptAnswers.get(), token, name)

export const useKeptAnswer = (token: string | undefined, name: string): KeptAnswer<unknown> | undefined =>
  answerIn(useKept(keptAnswers), token, name)

/** At sign-out: the next person on this device sees nothing of it. */
export function forgetKeptAnswers(): void {
  keptAnswers.set(undefined)
}
