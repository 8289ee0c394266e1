import { afterEach, expect, it } from 'vitest'
import { forgetKeptAnswers, keepAnswer, keptAnswer } from './kept-answers.ts'

const [mine, theirs] = ['token-of-mine-1', 'token-of-theirs-2']
const answer = { atMs: 5, answer: { total: '12' } }
afterEach(forgetKeptAnswers)

/** As another tab would. */
function writtenElsewhere(text: string): void {
  localStorage.setItem('keptAnswers', text)
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'keptAnswers' }))
}

it('keeps the answers of one token, by name, and has none without a token', () => {
  keepAnswer(mine, 'total', answer)
  keepAnswer(mine, 'other', { atMs: 6, answer: 'b' })
  expect([keptAnswer(mine, 'total'), keptAnswer(mine, 'other')]).toEqual([answer, { atMs: 6, answer: 'b' }])
  expect([keptAnswer(mine, 'none'), keptAnswer(undefined, 'total')]).toEqual([undefined, undefined])
})

it('shows nobody what another person got, and drops it once they get something', () => {
  keepAnswer(mine, 'total', answer)
  expect(keptAnswer(theirs, 'total')).toBeUndefined()
  keepAnswer(theirs, 'other', { atMs: 6, answer: 'b' })
  expect([keptAnswer(theirs, 'total'), keptAnswer(mine, 'total')]).toEqual([undefined, undefined])
  expect(keptAnswer(theirs, 'other')).toEqual({ atMs: 6, answer: 'b' })
})

it('keeps nothing past sign-out, and reads nothing that it did not write', () => {
  keepAnswer(mine, 'total', answer)
  forgetKeptAnswers()
  expect(keptAnswer(mine, 'total')).toBeUndefined()
  const of = mine.slice(-12)
  const whole = JSON.stringify({ of, answers: { total: answer } })
  writtenElsewhere(whole)
  expect(keptAnswer(mine, 'total')).toEqual(answer)
  for (const text of ['{', 'null', '7', JSON.stringify({ of }), whole.replace('"atMs":5', '"atMs":"5"')]) {
    writtenElsewhere(text)
    expect([text, keptAnswer(mine, 'total')]).toEqual([text, undefined])
  }
})
