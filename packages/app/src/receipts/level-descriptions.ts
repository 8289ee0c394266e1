import type { LevelSet } from '@touchstone/domain/levels/set-level'
import { exact } from './exact.ts'
import { type Line, result } from './formula-line.ts'
import type { Descriptions } from './reply-description.ts'
import { plainStory, text, time } from './story.ts'

export const levelDescriptions: Descriptions<LevelSet> = {
  level_set: {
    story: ({ level, before, day }, at) =>
      plainStory('levels.changed', [
        text('levels.level', String(level)),
        text('levels.before', String(before)),
        time('strategyRecords.strategyDay', day),
        at,
      ]),
    formulas: (reply) => [{ name: 'level', lines: levelLines(reply) }],
    roles:
      ({ days }) =>
      ({ symbol, sequence }) =>
        days.some(({ closes }) => closes.some((each) => each.symbol === symbol && each.sequence === sequence))
          ? 'words.markPrice'
          : undefined,
  },
}

/** What each day was worth, at which prices, and the level that the best of them reaches. */
function levelLines({ level, days }: LevelSet): Line[] {
  const best = days.reduce((most, { worth }) => (worth > most ? worth : most), 0n)
  return [
    ...days.map(({ day, worth, closes }): Line => ({
      label: 'levels.assets',
      of: new Date(day).toISOString().slice(0, 10),
      expression: closes.map(({ symbol, mark }) => `${symbol} ${exact(mark)}`).join(', '),
      result: result(exact(worth), 'USDT'),
    })),
    { label: 'levels.highest', expression: `${exact(best)} USDT`, result: result(String(level)) },
  ]
}
