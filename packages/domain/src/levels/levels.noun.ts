import type { Noun } from '../noun/noun.ts'
import { levelPart } from './book-level.ts'
import { levelClosesFact } from './closes.ts'
import type { LevelWords } from './levels.journal.ts'
import { setLevel } from './set-level.ts'

/** VIP levels: a fact of a real book, which follows from its assets. */
export const levels: Noun<LevelWords> = {
  on: 'people',
  user: {},
  house: { set_level: { opens: 'nothing', orderedBy: 'due', decide: setLevel } },
  records: {},
  parts: { level: levelPart },
  facts: { levelCloses: levelClosesFact },
  due: {},
  follows: { level_set: 'nothing' },
}
