import { expect, test } from 'vitest'
import { isLostWrite } from './lost-write.ts'

const thrown = (kind: ErrorConstructor, stack: string): Error => Object.assign(new kind('x'), { stack })
const lost = 'TypeError: x\n    at Immediate.nextWrite (file:///app/node_modules/postgres/src/connection.js:255:22)'

test.each([
  ['the write of the driver', thrown(TypeError, lost), true],
  ['another error there', thrown(Error, lost), false],
  ['that function elsewhere', thrown(TypeError, lost.replace('postgres/src', 'other/src')), false],
  ['another function there', thrown(TypeError, lost.replace('nextWrite', 'DataRow')), false],
  [
    'one that only passed through it',
    thrown(TypeError, lost.replace('\n', '\n    at mine (file:///mine.ts:1:1)\n')),
    false,
  ],
])('%s', (_, error, expected) => {
  expect(isLostWrite(error)).toBe(expected)
})
