import { expect, it } from 'vitest'
import { bookIdOf, sequenceIn } from './book-id-of.ts'

it('an id begins with its book', () => {
  expect(bookIdOf('12-34.1')).toBe('12')
})

it('and goes on with the row that made it', () => {
  expect([sequenceIn('12-34.1'), sequenceIn('12-34')]).toEqual([34, 34])
})
