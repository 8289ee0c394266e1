import { expect, it } from 'vitest'
import { announceOnce, closeEnding, type Ending, showAnswered, showEnding, useEnding } from './endings.ts'

it('tells each once, and of very many forgets the oldest alone', () => {
  const book = { bookId: 'demo:2' }
  const all = Array.from({ length: 500 }, (_, sequence) => ({ ...book, sequence }))
  expect(all.every(announceOnce)).toBe(true)
  expect(announceOnce({ ...book, sequence: 500 })).toBe(true)
  expect(all.slice(4).some(announceOnce)).toBe(false)
  expect(announceOnce({ ...book, sequence: 0 })).toBe(true)
})

it('a card that was seen comes no second time, also after another one', () => {
  const [first, second] = [1, 2].map((sequence): Ending => ({
    bookId: '9',
    sequence,
    book: 'demo',
    what: { closes: [] },
  }))
  if (first === undefined || second === undefined) throw new Error('there are two')
  showEnding(first)
  closeEnding()
  showEnding(second)
  showAnswered(first)
  expect(useEnding.getState()).toEqual({ ending: second, isOpen: true })
  closeEnding()
  showAnswered(first)
  expect(useEnding.getState().isOpen).toBe(false)
})
