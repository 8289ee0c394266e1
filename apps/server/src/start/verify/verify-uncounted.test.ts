import { expect, it } from 'vitest'
import type { StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import { dayMs } from '@touchstone/domain/time'
import { createUncountedCheck } from './verify-uncounted.ts'

const monday = Date.UTC(2026, 10, 16)
const asked = { id: '7-1', state: 'requested', pool: 3, requestedAt: monday } as StrategyOrder

it('names an order that no pool has answered for two days', () => {
  const found: string[] = []
  const check = createUncountedCheck((sentence) => void found.push(sentence))
  check.noteOrder(asked)
  check.noteRow(monday + 2 * dayMs)
  check.compare(new Map())
  expect(found).toEqual([])
  check.noteRow(monday + 2 * dayMs + 1)
  check.compare(new Map())
  expect(found).toEqual(['order 7-1 was asked for at 2026-11-16T00:00:00.000Z, and never answered'])
})

it('says nothing of one that is over', () => {
  const found: string[] = []
  const check = createUncountedCheck((sentence) => void found.push(sentence))
  check.noteOrder(asked)
  check.noteOrder({ ...asked, state: 'declined' })
  check.noteRow(monday + 9 * dayMs)
  check.compare(new Map())
  expect(found).toEqual([])
})
