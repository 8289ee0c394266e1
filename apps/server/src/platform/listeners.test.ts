import { expect, test } from 'vitest'
import { createListeners } from './listeners.ts'

test('a listener that throws keeps no other one from being told, and its error is not lost', () => {
  const listeners = createListeners<number>()
  const told: string[] = []
  listeners.add((value) => void told.push(`first ${value}`))
  listeners.add(() => {
    throw new Error('a bug')
  })
  listeners.add((value) => void told.push(`last ${value}`))
  expect(() => {
    listeners.tell(7)
  }).toThrow(AggregateError)
  expect(told).toEqual(['first 7', 'last 7'])
})
