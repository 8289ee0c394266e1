import { expect, it } from 'vitest'
import { bookIdOf } from './book-id-of.ts'

it('an id begins with its book', () => {
  expect(bookIdOf('12-34.1')).toBe('12')
})
