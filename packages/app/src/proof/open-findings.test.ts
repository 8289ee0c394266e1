import { describe, expect, it } from 'vitest'
import type { Alarm } from './alarms.ts'
import { foundIn, hasOpenFinding } from './open-findings.ts'
import { type BookStanding, nothingKnown, type ProofState } from './proof-state.ts'

const alarm = (given: Partial<Alarm>): Alarm => ({
  id: 'abc',
  kind: 'row_differs',
  bookId: 4,
  number: 100,
  sentence: 'row 100 differs',
  evidence: {},
  foundAtMs: 1,
  isSeen: true,
  ...given,
})
const book = (state: BookStanding['state'], sequence = 104): BookStanding => ({
  bookId: 4,
  world: 'real',
  state,
  sequence,
  of: 104,
  pin: undefined,
})
const { bookId: _, ...ofChain } = alarm({ kind: 'checkpoint_changed', number: 900 })
const chain = (state: ProofState['chain']['state']): ProofState['chain'] => ({
  state,
  kept: undefined,
  newestId: undefined,
})

describe('something is to be looked at', () => {
  it.each<[string, Partial<ProofState>, boolean]>([
    ['nothing was found', { books: [book('same')] }, false],
    ['it was found, and seen', { alarms: [alarm({})], books: [book('differs')] }, true],
    ['it was found before, and this start has not looked yet', { alarms: [alarm({})], books: [book('waiting')] }, true],
    ['its book came out right again', { alarms: [alarm({})], books: [book('same')] }, false],
    ['its book is not shown any more', { alarms: [alarm({})], books: [] }, true],
    ['a book differs, whose alarm is not raised yet', { books: [book('differs')] }, true],
    ['a checkpoint was changed', { alarms: [ofChain], chain: chain('waiting') }, true],
    ['the chain came out right again', { alarms: [ofChain], chain: chain('same') }, false],
    ['the chain differs', { chain: chain('differs') }, true],
  ])('%s', (_title, state, isOpen) => {
    expect(hasOpenFinding({ ...nothingKnown, ...state })).toBe(isOpen)
  })
})

describe('the place in a book', () => {
  it.each<[string, Partial<ProofState>, ReturnType<typeof foundIn>]>([
    ['of no finding', { books: [book('same')], alarms: [ofChain, alarm({ bookId: 5 })] }, undefined],
    [
      'is the first of all',
      { books: [book('same')], alarms: [alarm({ number: 103, id: 'x' }), alarm({})] },
      { number: 100, alarmId: 'abc' },
    ],
    ['is known without an alarm', { books: [book('differs', 17)] }, { number: 17, alarmId: undefined }],
  ])('%s', (_title, state, found) => {
    expect(foundIn({ ...nothingKnown, ...state }, 4)).toEqual(found)
  })
})
