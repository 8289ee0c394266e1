import { expect, test } from 'vitest'
import { watchCommits } from './commit-watch.ts'

function message(letter: string, body: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(letter, 'latin1'), length, Buffer.from(body, 'latin1')])
}
const startup = message('', '\0\x03\0\0user\0touchstone\0\0')
const commit = message('P', 's2\0commit\0\0\0')
const bound = (name: string): Buffer => message('B', `\0${name}\0\0\0\0\0\0\0`)

test.each([
  ['a simple query', [message('Q', 'COMMIT\0')], 0],
  [
    'after another message in the same chunk',
    [Buffer.concat([message('Q', 'select 1\0'), message('Q', 'commit\0')])],
    14,
  ],
  ['the use of a prepared COMMIT', [commit, bound('s2')], 0],
  ['the use of another statement', [commit, bound('s1')], undefined],
  ['only the preparation', [commit], undefined],
  ['a query that only mentions it', [message('Q', "select 'commit'\0")], undefined],
])('%s', (_, pieces, expected) => {
  const watch = watchCommits()
  watch.take(startup)
  expect(pieces.map((piece) => watch.take(piece)).at(-1)).toBe(expected)
})

test('finds a message that arrives byte by byte once it is complete', () => {
  const watch = watchCommits()
  const found = Array.from(Buffer.concat([startup, commit, bound('s2')]), (byte) => watch.take(Buffer.of(byte)))
  expect(found.filter((each) => each !== undefined)).toEqual([0])
  expect(found.at(-1)).toBe(0)
})
