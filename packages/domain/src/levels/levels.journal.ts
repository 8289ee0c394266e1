import type { Journal } from '../noun/journal.ts'
import type { BookLevel } from './book-level.ts'
import type { DayClose } from './closes.ts'
import { levelFormula } from './level-receipt.ts'
import type { LevelRefusal, LevelSet, SetLevel } from './set-level.ts'

export type LevelWords = {
  user: never
  house: SetLevel
  replies: LevelSet
  refusals: LevelRefusal
  postings: never
  borrowed: never
  sent: never
  records: Record<never, never>
  parts: { level: BookLevel }
  facts: { levelCloses: readonly DayClose[] }
}

export const levelJournal: Journal<LevelWords> = {
  commands: { set_level: { decimals: { days: { held: { amount: true } } }, givenBy: 'time' } },
  replies: {
    level_set: {
      acceptedBy: 'none',
      armedBy: 'none',
      channels: 'none',
      decimals: { days: { worth: true, closes: { mark: true } } },
      formula: levelFormula,
    },
  },
  postings: {},
}
