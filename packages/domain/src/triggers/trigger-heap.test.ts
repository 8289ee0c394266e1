import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTriggerHeap } from './trigger-heap.ts'

test('takes out what stands at or below the limit, lowest first, and keeps the rest', () => {
  const heap = createTriggerHeap()
  for (const level of [5, 3, 9, 3, 7, Infinity, -Infinity]) heap.add(level, level === 3 ? heap.size() : 100)
  const taken: number[] = []
  heap.takeUpTo(5, (_, level) => taken.push(level))
  expect(taken).toEqual([-Infinity, 3, 3, 5])
  expect(heap.size()).toBe(3)
  expect(heap.lowest()).toBe(7)
})

test('an empty heap has no lowest level, and a handle is good only once', () => {
  const heap = createTriggerHeap()
  expect(heap.lowest()).toBe(Infinity)
  const handle = heap.add(1, 1)
  heap.remove(handle)
  expect(() => {
    heap.remove(handle)
  }).toThrow('no trigger has the handle')
})

test('agrees with a sorted list through any adds, removals and takings', () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ add: fc.integer({ min: -50, max: 50 }) }) },
    { weight: 2, arbitrary: fc.record({ remove: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ take: fc.integer({ min: -60, max: 60 }) }) },
  )
  let removed = 0
  let taken = 0
  const property = fc.property(fc.array(step, { minLength: 50, maxLength: 200 }), (steps) => {
    const heap = createTriggerHeap()
    const model = new Map<number, { level: number; handle: number }>()
    let item = 0
    for (const each of steps) {
      if ('add' in each) {
        item += 1
        model.set(item, { level: each.add, handle: heap.add(each.add, item) })
      } else if ('remove' in each) {
        const ids = [...model.keys()]
        const id = ids[each.remove % Math.max(1, ids.length)]
        if (id === undefined) continue
        heap.remove(model.get(id)?.handle ?? -1)
        model.delete(id)
        removed += 1
      } else {
        const expected = [...model].filter(([, { level }]) => level <= each.take).map(([id]) => id)
        const got: { id: number; level: number }[] = []
        heap.takeUpTo(each.take, (id, level) => got.push({ id, level }))
        taken += got.length
        if (
          got.some(({ id, level }, index) => model.get(id)?.level !== level || level < (got[index - 1]?.level ?? level))
        )
          return false
        const ids = got.map(({ id }) => id).sort((a, b) => a - b)
        if (ids.join() !== expected.sort((a, b) => a - b).join()) return false
        for (const id of ids) model.delete(id)
      }
      const lowest = Math.min(Infinity, ...[...model.values()].map(({ level }) => level))
      if (heap.size() !== model.size || heap.lowest() !== lowest) return false
    }
    return true
  })
  fc.assert(property, { seed: 20, numRuns: 400 })
  expect(removed).toBeGreaterThan(1_000)
  expect(taken).toBeGreaterThan(1_000)
})
