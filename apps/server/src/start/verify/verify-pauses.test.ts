import { dayMs } from '@touchstone/domain/time'
import { expect, it } from 'vitest'
import { createPauseCheck, type PauseCheck } from './verify-pauses.ts'

const monday = Date.UTC(2026, 10, 16)
const tuesday = monday + dayMs
const order = { id: '7-1', pool: 3 }
/** Frozen on Monday by row 5, and only then. */
const pauses = { list: [{ row: 5, from: monday, until: tuesday, reason: 'x' }] }

function found(note: (check: PauseCheck) => void): string[] {
  const sentences: string[] = []
  const check = createPauseCheck((sentence) => void sentences.push(sentence))
  note(check)
  check.compare((pool) => (pool === 3 ? pauses : undefined))
  return sentences
}

it.each<[string, (check: PauseCheck) => void]>([
  ['counts a day that was not frozen', (check) => check.noteCounted(order, tuesday)],
  ['passes over one that was', (check) => check.notePassedOver(order, monday, 5)],
  ['leaves at once on it', (check) => check.noteLeft(order, monday, 5)],
  ['leaves for a fee on another', (check) => check.noteLeaving(order, tuesday)],
  ['is of a pool that could not be read', (check) => check.noteCounted({ ...order, pool: 4 }, monday)],
])('says nothing of an order that %s', (_, note) => {
  expect(found(note)).toEqual([])
})

it.each<[string, (check: PauseCheck) => void, string]>([
  [
    'counted though frozen',
    (check) => check.noteCounted(order, monday),
    '2026-11-16 was counted, but its pool froze it then in row 5',
  ],
  [
    'passed over though not frozen',
    (check) => check.notePassedOver(order, tuesday, 5),
    '2026-11-17 was passed over by row 5, but its pool does not say that it was frozen then',
  ],
  [
    'passed over by another row',
    (check) => check.notePassedOver(order, monday, 4),
    '2026-11-16 was passed over by row 4, but its pool froze it then in row 5',
  ],
  [
    'left for a fee though frozen',
    (check) => check.noteLeaving(order, monday),
    '2026-11-16 was left for its fee, but its pool froze it then in row 5',
  ],
  [
    'left at once though not frozen',
    (check) => check.noteLeft(order, tuesday, 5),
    '2026-11-17 was left at once by row 5, but its pool does not say that it was frozen then',
  ],
])('names a day that was %s, once', (_, note, sentence) => {
  expect(
    found((check) => {
      note(check)
      note(check)
    }),
  ).toEqual([`order 7-1: ${sentence}`])
})
