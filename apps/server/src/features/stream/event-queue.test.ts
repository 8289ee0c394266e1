import { expect, test } from 'vitest'
import { createEventQueue, eventCharactersMax, eventsMax } from './event-queue.ts'

test('gives back what it was given, in order and once', () => {
  const queue = createEventQueue()
  queue.add('a')
  queue.add('b')
  expect([queue.size(), queue.take(), queue.take(), queue.takeLost()]).toEqual([2, ['a', 'b'], [], false])
})

test.each([
  ['events', 'x', eventsMax],
  ['signs', 'x'.repeat(eventCharactersMax / 8), 8],
])('holds so many %s, and one more is a loss that is said once', (_name, text, most) => {
  const queue = createEventQueue()
  for (let count = 0; count < most; count += 1) queue.add(text)
  expect(queue.size()).toBe(most)
  queue.add(text)
  expect([queue.size(), queue.takeLost(), queue.takeLost()]).toEqual([0, true, false])
})

test('who may no longer see what waits gets no notice of a loss either', () => {
  const queue = createEventQueue()
  queue.lose()
  queue.clear()
  expect(queue.takeLost()).toBe(false)
})
