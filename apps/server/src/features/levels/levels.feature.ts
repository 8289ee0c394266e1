import type { LevelWords } from '@touchstone/domain/levels/levels.journal'
import type { levels } from '@touchstone/wire/levels'
import { dayText } from '../../platform/day-text.ts'
import type { Feature } from '../feature/feature.ts'
import { type LevelsDeps, levelsHandlers } from './levels.routes.ts'

export const levelsFeature: Feature<LevelWords, typeof levels, LevelsDeps> = {
  calls: levelsHandlers,
  messages: {
    level_set: ({ reply: { level, before, day } }) => [
      {
        kind: level > before ? 'level_risen' : 'level_fallen',
        details: { level, before, day: dayText(day) },
        hasReceipt: true,
      },
    ],
  },
  messagesOfRecords: {},
  events: { level_set: 'nothing' },
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [],
}
