import { expect, test } from 'vitest'
import type { Item } from './batch-item.ts'
import { createPatience } from './patience.ts'
import type { Committed } from './submission.ts'

/** A clock that stands still, and checks that come when they are called for. */
function createStill() {
  const over: string[][] = []
  let at = 0
  let check: (() => void) | undefined
  const patience = createPatience({
    withinMs: 5_000,
    onOver: (items) => {
      over.push(items.map((item) => item.submission.key))
      for (const item of items) patience.remove(item)
    },
    now: () => at,
    start(act) {
      check = act
      return () => (check = undefined)
    },
  })
  return {
    patience,
    over,
    isWatching: () => check !== undefined,
    checkAt(time: number): void {
      at = time
      const due = check
      check = undefined
      due?.()
    },
    add(key: string): Item {
      const submission = { bookId: 1, key, command: { kind: 'close_all' } } as const
      const item: Item = { bookId: 1, submission, commandText: '', since: at, answered: false, answer: () => undefined }
      patience.add(item)
      return item
    },
  }
}

test('whoever has waited five seconds for a database that says nothing waits no more; who came later goes on', () => {
  const still = createStill()
  still.add('a')
  still.checkAt(1_000)
  still.add('b')
  still.checkAt(4_999)
  expect(still.over).toEqual([])
  still.checkAt(5_000)
  expect(still.over).toEqual([['a']])
  still.checkAt(6_000)
  expect([still.over, still.isWatching()]).toEqual([[['a'], ['b']], false])
})

test('as long as batches are finished everybody waits, and five seconds from the last one on', () => {
  const still = createStill()
  still.add('a')
  still.checkAt(20_000)
  expect(still.over).toEqual([['a']])
  still.add('b')
  still.checkAt(24_000)
  still.patience.heard()
  still.checkAt(28_999)
  expect(still.over).toEqual([['a']])
  still.checkAt(29_000)
  expect(still.over).toEqual([['a'], ['b']])
})

test('what may have been committed waits, and hurts nobody behind it', () => {
  const still = createStill()
  const doubtful = still.add('doubtful')
  doubtful.inDoubt = {} as Committed
  still.add('free')
  still.checkAt(60_000)
  expect([still.over, still.isWatching()]).toEqual([[['free']], true])
  still.checkAt(120_000)
  expect(still.over).toEqual([['free']])
  still.patience.remove(doubtful)
  still.checkAt(180_000)
  expect(still.isWatching()).toBe(false)
})

test('nobody is watched after the end', () => {
  const still = createStill()
  still.add('a')
  still.patience.close()
  still.checkAt(60_000)
  expect([still.over, still.isWatching()]).toEqual([[], false])
})
