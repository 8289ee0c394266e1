import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepChallenge, openChallenge } from './open-challenge.ts'

const challenge = { challenge: 'c', recoveryWaitMs: 1_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

it('is open for five minutes, as the server takes it', () => {
  keepChallenge(challenge)
  vi.advanceTimersByTime(5 * 60_000 - 1)
  expect(openChallenge()).toEqual(challenge)
  vi.advanceTimersByTime(1)
  expect(openChallenge()).toBeUndefined()
})

it('is open no more when it was answered, nor read from anything else', () => {
  keepChallenge(challenge)
  keepChallenge(undefined)
  expect(openChallenge()).toBeUndefined()
  sessionStorage.setItem('challenge', '{"challenge":')
  expect(openChallenge()).toBeUndefined()
})
