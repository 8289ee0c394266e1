import { expect, test } from 'vitest'
import { createDueHeap } from './due-heap.ts'

test('gives out what is due, earliest first, each once', () => {
  const heap = createDueHeap<string>()
  heap.put('c', 30, 'c')
  heap.put('a', 10, 'a')
  heap.put('b', 20, 'b')
  expect([heap.next(), heap.takeUpTo(9), heap.takeUpTo(20), heap.takeUpTo(20)]).toEqual([10, [], ['a', 'b'], []])
  expect([heap.size(), heap.next()]).toEqual([1, 30])
})

test('moves what is put again and forgets what is removed', () => {
  const heap = createDueHeap<number>()
  heap.put('a', 10, 1)
  heap.put('a', 40, 2)
  heap.put('b', 20, 3)
  heap.remove('b')
  heap.remove('never there')
  expect([heap.takeUpTo(39), heap.takeUpTo(40), heap.next()]).toEqual([[], [2], Infinity])
})
