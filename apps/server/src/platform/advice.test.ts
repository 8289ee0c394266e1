import { expect, it } from 'vitest'
import { adviceOn } from './advice.ts'

const coded = (code: string): Error => Object.assign(new Error('x'), { code })

it.each([
  ['of the system', coded('ENOSPC')],
  ['of a quota', coded('EDQUOT')],
  ['of PostgreSQL', coded('53100')],
  ['that caused another', new Error('the start failed', { cause: coded('ENOSPC') })],
  ['in what initdb says', new Error('Command failed: initdb\ncould not write: No space left on device')],
])('a full disk is named with what to do: an error %s', (_, error) => {
  expect(adviceOn(error, '/data')).toMatch(/^a disk is full: make room where \/data lies/)
})

it('of anything else it knows nothing better', () => {
  expect([adviceOn(coded('EACCES'), '/data'), adviceOn('text', '/data')]).toEqual([undefined, undefined])
})
