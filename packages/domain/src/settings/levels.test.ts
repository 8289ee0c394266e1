import { expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { defaultLevels, levelFaults, levelsUnder } from './levels.ts'

const table = (...froms: string[]) => froms.map((from) => ({ from: decimal(from) }))

it('are those of the rules, and sound', () => {
  expect(defaultLevels).toHaveLength(9)
  expect(levelFaults(defaultLevels)).toEqual([])
  expect(levelsUnder({})).toEqual([])
})

it.each([
  [table('0'), 'VIP levels must be from two to 20'],
  [table(...Array.from({ length: 21 }, (_, level) => String(level))), 'VIP levels must be from two to 20'],
  [table('1', '2'), 'VIP level 0 must take nothing'],
  [table('0', '0.0000001'), 'VIP levels above 0 must take positive amounts of whole units'],
  [table('0', '5', '5'), 'each VIP level must take more than the one before'],
])('are refused where they make no table (%#)', (levels, fault) => {
  expect(levelFaults(levels)).toEqual([fault])
})
