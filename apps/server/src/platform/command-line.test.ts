import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CallFailed } from '@touchstone/client/call-failed'
import { expect, it } from 'vitest'
import { sentenceOf, urlOption, wholeOption } from './command-line.ts'

function errorOf(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}

it.each<[string, () => unknown, RegExp]>([
  [
    'an option that there is not',
    () => parseArgs({ args: ['--foo'], options: {} }),
    /^Unknown option '--foo'\nusage: x$/,
  ],
  [
    'a file that is not there',
    () => readFileSync('/nowhere/receipt.json'),
    /^there is no file \/nowhere\/receipt.json$/,
  ],
  ['a folder in place of a file', () => readFileSync('/'), /^a file was expected/],
  [
    'a number that is none',
    () => wholeOption('--minutes', 'x', 60),
    /^--minutes must be a whole number up to 60, not "x"$/,
  ],
  ['a number that is too large', () => wholeOption('--minutes', '61', 60), /up to 60, not "61"/],
  ['an address that is none', () => urlOption('--url', 'foo'), /^--url must be the address of a server/],
])('%s is a sentence', (_what, work, sentence) => {
  expect(sentenceOf(errorOf(work), 'usage: x')).toMatch(sentence)
})

it('a server that does not answer is a sentence, and a bug is not', () => {
  expect(sentenceOf(new CallFailed('no response from http://127.0.0.1:9/x'))).toMatch(/is the server running there\?$/)
  expect(sentenceOf(new TypeError('x is not a function'))).toBeUndefined()
  expect(urlOption('--url', 'http://127.0.0.1:8080/')).toBe('http://127.0.0.1:8080')
  expect(wholeOption('--minutes', '60', 60)).toBe(60)
})
