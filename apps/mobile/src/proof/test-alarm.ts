import type { Alarm } from '@touchstone/app/proof/alarms'

/** An alarm that has been seen; of a book, unless it is of checkpoints. */
export const alarm = (kind: Alarm['kind']): Alarm => ({
  id: 'abc',
  kind,
  ...(kind.startsWith('checkpoint') ? {} : { bookId: 4 }),
  number: 17,
  sentence: 'row 17 differs',
  evidence: { shown: { sequence: 17 } },
  foundAtMs: 1_790_000_000_000,
  isSeen: true,
})
