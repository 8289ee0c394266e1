import { expect, it } from 'vitest'
import { sequenceIn } from './sequence-in.ts'

it('an id goes on with the row that made it, whichever part of that it is', () => {
  expect([sequenceIn('12-34'), sequenceIn('12-34.1')]).toEqual([34, 34])
})
