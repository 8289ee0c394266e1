import { expect, it } from 'vitest'
import { announceOnce } from './endings.ts'

it('tells each once, and of very many forgets the oldest alone', () => {
  const book = { bookId: 'demo:2' }
  const all = Array.from({ length: 500 }, (_, sequence) => ({ ...book, sequence }))
  expect(all.every(announceOnce)).toBe(true)
  expect(announceOnce({ ...book, sequence: 500 })).toBe(true)
  expect(all.slice(4).some(announceOnce)).toBe(false)
  expect(announceOnce({ ...book, sequence: 0 })).toBe(true)
})
