import { emptyBook } from '@touchstone/domain/books/book'
import { expect, test } from 'vitest'
import type { Committed } from '../../executor/submission.ts'
import { createByOwner } from './by-owner.ts'

/** Of a committed command only its book and its place there matter here. */
const committed = (bookId: number, sequence: number): Committed =>
  ({ book: emptyBook(bookId, 'demo'), row: { sequence } }) as unknown as Committed

function start(find?: () => Promise<ReadonlyMap<number, number>>) {
  const asked: number[][] = []
  const delivered: string[] = []
  const answers: (() => void)[] = []
  let lost = 0
  const take = createByOwner({
    async find(bookIds) {
      asked.push([...bookIds])
      if (find !== undefined) return find()
      await new Promise<void>((resolve) => answers.push(resolve))
      return new Map(bookIds.filter((id) => id < 100).map((id) => [id, id * 10]))
    },
    deliver: (userId, { book, row }) => void delivered.push(`${userId}: ${book.id}-${row.sequence}`),
    onLost: () => void (lost += 1),
  })
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
  return { take, asked, delivered, answers, settle, lost: () => lost }
}

test('what comes while an owner is looked up waits for what came before it', async () => {
  const { take, asked, delivered, answers, settle } = start()
  take([committed(1, 1), committed(2, 1)])
  take([committed(1, 2), committed(3, 1)])
  expect([asked, delivered]).toEqual([[[1, 2]], []])
  answers.shift()?.()
  await settle()
  expect(delivered).toEqual(['10: 1-1', '10: 1-2', '20: 2-1'])
  take([committed(1, 3)])
  expect(delivered.at(-1)).toBe('10: 1-3')
  answers.shift()?.()
  await settle()
  expect(delivered.at(-1)).toBe('30: 3-1')
  expect(asked).toEqual([[1, 2], [3]])
})

test('a book without an owner has nobody to send to', async () => {
  const { take, delivered, answers, settle, lost } = start()
  take([committed(100, 1)])
  answers.shift()?.()
  await settle()
  expect([delivered, lost()]).toEqual([[], 0])
})

test('a look-up that fails, or a crowd that waits, is reported as a loss, and then it goes on', async () => {
  const failing = start(() => Promise.reject(new Error('no database')))
  failing.take([committed(1, 1)])
  await failing.settle()
  failing.take([committed(1, 2)])
  await failing.settle()
  expect([failing.lost(), failing.asked, failing.delivered]).toEqual([2, [[1], [1]], []])

  const crowded = start()
  crowded.take(Array.from({ length: 20_001 }, (_, at) => committed(1, at)))
  expect(crowded.lost()).toBe(1)
  crowded.take([committed(2, 1)])
  for (let round = 0; round < 3; round += 1) {
    crowded.answers.shift()?.()
    await crowded.settle()
  }
  expect(crowded.delivered).toEqual(['20: 2-1'])
})
