import { exampleTick } from '@touchstone/domain/examples/example-facts'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { slotMs } from '@touchstone/market/tick-gate'
import { expect, it } from 'vitest'
import { createFeedDoor } from './feed-door.ts'
import { createVector } from './vector.ts'

const at = Date.UTC(2026, 10, 18, 12)

/** A frame that came this long after the first, 40 ms on its way. */
const frame = (ms: number, price: string): FeedTick => {
  const { sequence: _, ...tick } = exampleTick('BTC/USDT', 0, at + ms - 40, price)
  return { ...tick, receivedAt: at + ms }
}

function openDoor() {
  const taped: { sourceMs: number; receivedMs: number }[] = []
  const tape = {
    admit({ sourceAt, receivedAt }: FeedTick) {
      taped.push({ sourceMs: sourceAt - at, receivedMs: receivedAt - at })
      return 'queued' as const
    },
  }
  return { taped, door: createFeedDoor(tape, createVector(), () => defaultSettings) }
}

it('what it held has come when it is let through, and not before', () => {
  const { taped, door } = openDoor()
  door.take([frame(0, '64000')], at)
  door.take([frame(100, '64001')], at + 100)
  door.release(at + slotMs - 1)
  expect(taped).toEqual([{ sourceMs: -40, receivedMs: 0 }])
  door.release(at + slotMs + 30)
  expect(taped.slice(1)).toEqual([{ sourceMs: 60, receivedMs: slotMs + 30 }])
})

it('what it held and a later frame releases has come with that one', () => {
  const { taped, door } = openDoor()
  door.take([frame(0, '64000')], at)
  door.take([frame(100, '64001')], at + 100)
  door.take([frame(slotMs, '64002')], at + slotMs)
  expect(taped.slice(1)).toMatchObject([{ receivedMs: slotMs }])
})
