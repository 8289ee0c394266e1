import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSocketPings } from './socket-pings.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())
const pass = (ms: number): void => void vi.advanceTimersByTime(ms)

it('knows nothing before the exchange has answered once', () => {
  const pings = createSocketPings(() => undefined)
  pings.ping()
  pass(60_000)
  expect(pings.lagMs()).toBe(0)
})

it('is as late as the last answer took, or the oldest ping has waited', () => {
  const sent: string[] = []
  const pings = createSocketPings((payload) => sent.push(payload))
  pings.ping()
  pass(80)
  pings.pong(sent[0] ?? '')
  expect(pings.lagMs()).toBe(80)
  for (let second = 0; second < 3; second += 1) {
    pings.ping()
    pass(1_000)
  }
  expect(pings.lagMs()).toBe(3_000)
  pings.pong(sent[1] ?? '')
  expect(pings.lagMs()).toBe(3_000)
  pings.pong(sent[3] ?? '')
  expect(pings.lagMs()).toBe(1_000)
  pings.ping()
  pings.pong(sent[4] ?? '')
  expect(pings.lagMs()).toBe(0)
})

it('is flushed by the answer to its own ping, and by none of before', () => {
  const sent: string[] = []
  const pings = createSocketPings((payload) => sent.push(payload))
  pings.ping()
  pings.flush()
  expect(pings.isFlushing()).toBe(true)
  pings.pong(sent[0] ?? '')
  pings.pong('nonsense')
  expect(pings.isFlushing()).toBe(true)
  pings.pong(sent[1] ?? '')
  expect(pings.isFlushing()).toBe(false)
})
