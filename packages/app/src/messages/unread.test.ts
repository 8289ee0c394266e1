import { expect, it } from 'vitest'
import { lessOne, withoutCategory } from './unread.ts'

const unread = { all: 5, system: 2, task: 0, transaction: 3 }
const none = { all: 0, system: 0, task: 0, transaction: 0 }

it('counts one less, never below nothing', () => {
  expect(lessOne(unread, 'system')).toEqual({ all: 4, system: 1, task: 0, transaction: 3 })
  expect(lessOne(none, 'task')).toEqual(none)
})

it('counts none of a category that was read', () => {
  expect(withoutCategory(unread, 'transaction')).toEqual({ all: 2, system: 2, task: 0, transaction: 0 })
  expect(withoutCategory(unread, 'all')).toEqual(none)
})
