import { expect, it } from 'vitest'
import { neighboursOf } from './neighbours.ts'

it.each<[string[], string | undefined, number, (string | undefined)[]]>([
  [['1', '2', '3'], '2', 0, ['1', '3']],
  [['1', '2', '3'], '3', 0, ['2', undefined]],
  [['1', '3'], '2', 1, ['1', '3']],
  [['1', '2'], '3', 2, ['2', '1']],
  [['2', '3'], '1', 0, [undefined, '2']],
  [[], '1', 0, [undefined, undefined]],
  [['1'], undefined, 0, [undefined, undefined]],
])('in %o beside %s, last at place %i, are %o', (keys, open, lastPlace, [previous, next]) => {
  expect(neighboursOf(keys, open, lastPlace)).toEqual({ previous, next })
})
