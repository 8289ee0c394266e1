import { describe, expect, it } from 'vitest'
import { awaitAnswer, isFarewell, isWhole } from './wire-protocol.ts'

const message = (letter: string, body = ''): Buffer => {
  const bytes = Buffer.alloc(5 + body.length)
  bytes.write(letter, 0, 'latin1')
  bytes.writeUInt32BE(4 + body.length, 1)
  bytes.write(body, 5, 'latin1')
  return bytes
}
const all = (letters: string): Buffer => Buffer.concat(Array.from(letters, (letter) => message(letter)))
const challenge = (code: number): Buffer => message('R', String.fromCharCode(0, 0, 0, code))

describe('an answer is complete', () => {
  it.each([
    ['a simple query', 'Q', 'TDC', 'Z'],
    ['a statement', 'BES', '2DC', 'Z'],
    ['a burst', 'BESBESBES', '2CZ2CZ2C', 'Z'],
    ['a description first', 'PDH', '1t', 'T'],
    ['a description first, without rows', 'PDH', '1t', 'n'],
    ['a description after other statements', 'BESPDH', '2CZ1t', 'T'],
    ['rows in portions', 'PDBEH', '1tT2D', 's'],
    ['the last portion', 'EH', 'D', 'C'],
    ['a description that fails', 'PDH', '1', 'E'],
    ['a statement that fails', 'BES', 'E', 'Z'],
  ])('%s', (_, asked, before, last) => {
    const answer = awaitAnswer(all(asked), true)
    expect([answer.take(all(before)), answer.take(all(last))]).toEqual([false, true])
  })

  it('with its last byte and not before', () => {
    const answer = awaitAnswer(all('Q'), true)
    const bytes = all('CZ')
    expect([answer.take(bytes.subarray(0, 9)), answer.take(bytes.subarray(9))]).toEqual([false, true])
  })

  it('at each challenge while a session starts, and then when it is ready', () => {
    const steps = [
      awaitAnswer(Buffer.alloc(8), false).take(challenge(10)),
      awaitAnswer(all('p'), true).take(challenge(11)),
      awaitAnswer(all('p'), true).take(Buffer.concat([challenge(12), challenge(0), all('SK')])),
      awaitAnswer(all('p'), true).take(Buffer.concat([challenge(12), challenge(0), all('SKZ')])),
    ]
    expect(steps).toEqual([true, true, false, true])
  })
})

it('a request is complete at the end of a message', () => {
  const begin = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
  const pieces: [Buffer, boolean][] = [
    [begin, false],
    [begin.subarray(0, 7), false],
    [all('BES'), true],
    [all('BES').subarray(0, 14), true],
  ]
  expect(pieces.map(([bytes, isStarted]) => isWhole(bytes, isStarted))).toEqual([true, false, true, false])
  expect([isFarewell(all('X'), true), isFarewell(all('BES'), true)]).toEqual([true, false])
})
