import { expect, it } from 'vitest'
import { atMost } from './at-most.ts'

it('runs so many at once, in their order, and goes on after one that fails', async () => {
  const run = atMost(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (name: number) => () => {
    begun.push(name)
    return new Promise<number>((resolve, reject) => {
      ends[name] = () => {
        if (name === 1) reject(new Error('one'))
        else resolve(name)
      }
    })
  }
  const done = [0, 1, 2, 3, 4].map((name) => run(work(name)).catch(() => 'failed'))
  expect(begun).toEqual([0, 1])
  ends[1]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2])
  ends[0]?.()
  ends[2]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4])
  ends[3]?.()
  ends[4]?.()
  expect(await Promise.all(done)).toEqual([0, 'failed', 2, 3, 4])
  expect(await run(() => Promise.resolve('after'))).toBe('after')
})
