import type { InfiniteData } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { withRead } from './read-marks.ts'

const data: InfiniteData<{ total: number; records: { id: string; read: boolean }[] }> = {
  pageParams: [1, 2],
  pages: [
    {
      total: 3,
      records: [
        { id: '3', read: false },
        { id: '2', read: true },
      ],
    },
    { total: 3, records: [{ id: '1', read: false }] },
  ],
}
const unreadOf = (marked: typeof data | undefined): string[] | undefined =>
  marked?.pages.flatMap(({ records }) => records.filter(({ read }) => !read).map(({ id }) => id))

const all = () => true

it('marks those that are meant, on every page', () => {
  expect(unreadOf(withRead(data, ({ id }) => id === '3'))).toEqual(['1'])
  expect(unreadOf(withRead(data, all))).toEqual([])
  expect(withRead(data, all)?.pages.map(({ total }) => total)).toEqual([3, 3])
  expect(unreadOf(data)).toEqual(['3', '1'])
})

it('leaves alone what is read already, and nothing', () => {
  expect(withRead(data, ({ id }) => id === '2')).toBe(data)
  expect(withRead(undefined, all)).toBeUndefined()
})
