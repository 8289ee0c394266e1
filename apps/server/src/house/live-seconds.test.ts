import { expect, it } from 'vitest'
import { catchUpMs, createSandboxLife, missedSeconds } from './live-seconds.ts'

const secondsOf = (last: number, now: number): number[] => [...missedSeconds(last, now)]

it('lives every whole second after the last one, up to the present', () => {
  expect(secondsOf(5_000, 8_999)).toEqual([6_000, 7_000, 8_000])
  expect(secondsOf(5_400, 8_000)).toEqual([6_000, 7_000, 8_000])
})

it('has nothing to live twice', () => {
  expect(secondsOf(5_000, 5_999)).toEqual([])
  expect(secondsOf(9_000, 5_000)).toEqual([])
})

it('lives the first and the last minutes of a long pause', () => {
  const day = 86_400_000
  const lived = secondsOf(0, day)
  expect(lived.length).toBe((2 * catchUpMs) / 1_000 + 1)
  expect(lived[0]).toBe(1_000)
  expect(lived).toContain(catchUpMs)
  expect(lived).not.toContain(day / 2)
  expect(lived.at(-1)).toBe(day)
})

it('lives nothing while the clock is not believed, and what is missing once it is', async () => {
  let [now, fault] = [86_400_000, 'leapt' as 'leapt' | undefined]
  const lived: number[] = []
  const passed: [number, number][] = []
  const { catchUp } = createSandboxLife({
    house: {
      clockFault: () => fault,
      liveSecond: (_, at) => Promise.resolve(void lived.push(at)),
      advance: () => Promise.resolve(),
      passUpTo: () => undefined,
    },
    feed: { description: 'nothing', symbols: [], tickAt: () => undefined },
    hoursOf: () => undefined,
    passDays: (from, to) => Promise.resolve(void passed.push([from, to])),
    clock: () => now,
    tapedAt: 5_000,
    onFailure: (error) => {
      throw error
    },
  })
  expect([await catchUp(), lived]).toEqual([0, []])
  now = 7_200
  fault = undefined
  expect([await catchUp(), lived]).toEqual([2, [6_000, 7_000]])
  expect(passed).toEqual([])
  // Days that ended in a long pause are passed before the second after it.
  now = 3 * 86_400_000
  await catchUp()
  expect(passed.filter(([from, to]) => to - from > 1_000)).toEqual([[7_000 + catchUpMs, now - catchUpMs]])
  expect(passed.length).toBe((2 * catchUpMs) / 1_000 + 1)
})
