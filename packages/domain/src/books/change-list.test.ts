import { expect, it } from 'vitest'
import { orderRecord } from '../positions/order.ts'
import { marginCallPart } from '../positions/held-positions.ts'
import { positionRecord } from '../positions/position.ts'
import { createChangeList } from './change-list.ts'
import { type Change, partChange } from './decision.ts'

const record = (of: typeof orderRecord | typeof positionRecord, id: string, turn: number): Change => ({
  kind: 'record',
  of,
  record: { id, turn } as { id: string },
})

/** From a few changes to many, so that it is searched both ways. */
it.each([1, 15, 16, 17, 18, 200])('keeps the last word on each of %d records, in the order of the first', (count) => {
  const changes = createChangeList()
  for (const turn of [1, 2])
    for (let at = 0; at < count; at += 1) {
      changes.put(record(orderRecord, String(at), turn))
      changes.put(record(positionRecord, String(at), turn))
    }
  const expected = Array.from({ length: count }, (_, at) => [
    record(orderRecord, String(at), 2),
    record(positionRecord, String(at), 2),
  ]).flat()
  expect(changes.list).toEqual(expected)
})

it.each([0, 3, 16, 17, 40])('sets, finds and drops a part after %d records', (count) => {
  const changes = createChangeList()
  for (let at = 0; at < count; at += 1) changes.put(record(orderRecord, String(at), 1))
  expect(changes.ofPart('marginCallPercent')).toBeUndefined()
  changes.put(partChange(marginCallPart, 80))
  changes.put(record(orderRecord, 'after', 1))
  changes.put(partChange(marginCallPart, 90))
  expect(changes.ofPart('marginCallPercent')).toEqual(partChange(marginCallPart, 90))
  changes.dropPart('marginCallPercent')
  expect(changes.ofPart('marginCallPercent')).toBeUndefined()
  changes.put(record(orderRecord, 'after', 2))
  expect(changes.list).toHaveLength(count + 1)
  expect(changes.list.at(-1)).toEqual(record(orderRecord, 'after', 2))
})
