import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBookQueues } from './book-queues.ts'

const item = (bookId: number, name: string) => ({ bookId, name })
const names = (items: readonly { name: string }[]): string => items.map(({ name }) => name).join(' ')

test('books take turns, a book that is taken gives no more, and what is put back comes first', () => {
  const queues = createBookQueues<{ bookId: number; name: string }>()
  for (const [bookId, name] of [
    [1, 'a1'],
    [2, 'b1'],
    [1, 'a2'],
    [3, 'c1'],
    [1, 'a3'],
  ] as const)
    queues.add(item(bookId, name))
  const first = queues.take(3, 2)
  expect(names(first)).toBe('a1 a2 b1')
  expect(queues.size()).toBe(2)
  queues.add(item(2, 'b2'))
  expect(names(queues.take(9, 9))).toBe('c1')
  expect(queues.hasReady()).toBe(false)
  queues.putBack(first)
  queues.release([1, 2])
  expect(queues.waiting(1)).toBe(3)
  expect(names(queues.take(9, 9))).toBe('a1 a2 a3 b1 b2')
  queues.add(item(1, 'a4'))
  expect(names(queues.drain())).toBe('a4')
  expect(queues.size()).toBe(0)
})

test('what is over leaves its queue, and its book where nothing else waits; the others keep their order', () => {
  const queues = createBookQueues<{ bookId: number; name: string }>()
  for (const [bookId, name] of [
    [1, 'a1'],
    [2, 'b1'],
    [1, 'a2'],
    [1, 'a3'],
    [3, 'c1'],
  ] as const)
    queues.add(item(bookId, name))
  const [taken] = queues.take(1, 1)
  queues.drop(({ name }) => name === 'a2' || name === 'b1')
  expect([queues.size(), queues.waiting(1), queues.waiting(2)]).toEqual([2, 1, 0])
  expect(names(queues.take(9, 9))).toBe('c1')
  queues.putBack(taken === undefined ? [] : [taken])
  queues.release([1, 2, 3])
  expect(names(queues.take(9, 9))).toBe('a1 a3')
  queues.release([1])
  queues.add(item(2, 'b2'))
  expect(names(queues.take(9, 9))).toBe('b2')
  queues.drop(() => true)
  expect([queues.size(), queues.hasReady()]).toEqual([0, false])
})

test('where more wait than a batch takes, each book gives its share of it, and whoever has more fills it up', () => {
  const queues = createBookQueues<{ bookId: number; name: string }>()
  for (const [bookId, count] of [
    [1, 100],
    [2, 100],
    [3, 1],
  ] as const)
    for (let turn = 1; turn <= count; turn += 1) queues.add(item(bookId, `${bookId}`))
  const taken = queues.take(40, 30).map(({ bookId }) => bookId)
  const of = (bookId: number) => taken.filter((each) => each === bookId).length
  expect([of(1), of(2), of(3)]).toEqual([25, 14, 1])
  expect(taken.indexOf(3)).toBe(28)
})

test('in one batch a book gives no more than it may', () => {
  const queues = createBookQueues<{ bookId: number; name: string }>()
  for (let turn = 1; turn <= 50; turn += 1) queues.add(item(1, `a${turn}`))
  expect(queues.take(128, 20)).toHaveLength(20)
  queues.release([1])
  expect(queues.take(128, 64)).toHaveLength(30)
})

test('whatever is taken, put back and released: each book’s commands come out once and in order', () => {
  let putBack = 0
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ bookId: fc.integer({ min: 1, max: 4 }), act: fc.nat(9), max: fc.integer({ min: 1, max: 6 }) }),
      ),
      (steps) => {
        const queues = createBookQueues<{ bookId: number; turn: number }>()
        const added = new Map<number, number>()
        const out = new Map<number, number>()
        const finish = (items: readonly { bookId: number; turn: number }[]): boolean =>
          items.every(({ bookId, turn }) => {
            const next = out.get(bookId) ?? 0
            out.set(bookId, next + 1)
            return turn === next
          })
        for (const { bookId, act, max } of steps) {
          if (act < 6) {
            const turn = added.get(bookId) ?? 0
            queues.add({ bookId, turn })
            added.set(bookId, turn + 1)
            continue
          }
          const items = queues.take(max, 2)
          if (act === 6) {
            putBack += items.length
            queues.putBack(items)
          } else if (!finish(items)) return false
          queues.release(new Set(items.map((each) => each.bookId)))
        }
        return (
          finish(queues.take(1_000, 1_000)) && queues.size() === 0 && [...added].every(([id, n]) => out.get(id) === n)
        )
      },
    ),
    { seed: 4, numRuns: 500 },
  )
  expect(putBack).toBeGreaterThan(100)
})
