import { expect, test } from 'vitest'
import { createListeners } from './listeners.ts'

test('a listener that throws keeps no other one from being called, and its error is not lost', () => {
  const listeners = createListeners<number>()
  const events: string[] = []
  listeners.add((value) => void events.push(`first ${value}`))
  listeners.add(() => {
    throw new Error('a bug')
  })
  listeners.add((value) => void events.push(`last ${value}`))
  expect(() => {
    listeners.emit(7)
  }).toThrow(AggregateError)
  expect(events).toEqual(['first 7', 'last 7'])
})
