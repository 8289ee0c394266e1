import { describe, expect, it } from 'vitest'
import type { BookStanding, ChainStanding } from './proof-state.ts'
import { nothingKnown } from './proof-state.ts'
import { standingOf, type WholeStanding } from './whole-standing.ts'

type State = BookStanding['state'] | ChainStanding['state']

/** What each state makes of the whole, written down a second time: [at rest, while a look runs]. */
const wholes: Record<State, [WholeStanding, WholeStanding]> = {
  differs: ['found', 'found'],
  outdated: ['outdated', 'outdated'],
  failed: ['notLooked', 'looking'],
  waiting: ['notLooked', 'looking'],
  replaying: ['looking', 'looking'],
  walking: ['looking', 'looking'],
  none: ['allSame', 'looking'],
  same: ['allSame', 'looking'],
}
const states = Object.keys(wholes) as State[]
const worstFirst: WholeStanding[] = ['found', 'outdated', 'notLooked', 'looking', 'allSame']

function knownOf(chainState: State, bookState: State = 'same') {
  const chain = { ...nothingKnown.chain, state: chainState as ChainStanding['state'] }
  const state = bookState as BookStanding['state']
  return { ...nothingKnown, chain, books: [{ bookId: 1, world: 'real', state, sequence: 1, of: 1, pin: undefined }] }
}

describe('all that is known in one word', () => {
  it.each(states)('is the worst of a chain or book that is %s and any other', (state) => {
    const [atRest, running] = wholes[state]
    expect(standingOf(knownOf(state))).toBe(atRest)
    expect(standingOf(knownOf('same', state))).toBe(atRest)
    expect(standingOf({ ...knownOf(state), isRunning: true })).toBe(running)
    expect(standingOf({ ...knownOf(state), obstacle: 'other_tab' })).toBe(running)
    expect(standingOf({ ...knownOf(state), obstacle: 'offline' })).toBe(atRest)
    for (const other of states)
      expect(standingOf(knownOf(state, other))).toBe(
        worstFirst.find((each) => each === atRest || each === wholes[other][0]),
      )
  })

  it('is never well while there is an alarm, or after a look that failed', () => {
    const alarm = { kind: 'row_changed' } as never
    for (const isRunning of [true, false])
      expect(standingOf({ ...knownOf('same'), alarms: [alarm], isRunning })).toBe('found')
    expect(standingOf({ ...knownOf('same'), hasFailed: true })).toBe('notLooked')
  })
})
