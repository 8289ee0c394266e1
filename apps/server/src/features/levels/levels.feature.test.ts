import { dayMs } from '@touchstone/domain/time'
import { expect, it } from 'vitest'
import { levelsFeature } from './levels.feature.ts'

const day = Date.UTC(2026, 10, 18)
const told = (level: number, before: number) => {
  const { level_set: draft } = levelsFeature.messages
  if (draft === 'nothing') throw new Error('a level is told')
  const reply = { kind: 'level_set', day, level, before, days: [] } as const
  return draft({ bookId: 7, sequence: 1, at: day + dayMs, command: { kind: 'set_level' }, reply }, undefined as never)
}

it('tells a person of a level that rose or fell, with its receipt', () => {
  const details = { day: '2026-11-18' }
  expect(told(3, 1)).toEqual([{ kind: 'level_risen', details: { ...details, level: 3, before: 1 }, hasReceipt: true }])
  expect(told(0, 2)).toEqual([{ kind: 'level_fallen', details: { ...details, level: 0, before: 2 }, hasReceipt: true }])
})
