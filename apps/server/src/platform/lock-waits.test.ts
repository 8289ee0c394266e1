import { expect, it } from 'vitest'
import type { Transaction } from './database.ts'
import { createLockWaits } from './lock-waits.ts'

it('lets only so many wait for long, each until it is done, however it ends', async () => {
  const said: string[] = []
  const unsafe = ((text: string) => {
    said.push(text.replace('set local lock_timeout = ', ''))
    return Promise.resolve([])
  }) as unknown as Transaction['unsafe']
  const within = createLockWaits({ patient: 2, patientMs: 1_000, othersMs: 50 })
  const works = [1, 2, 3].map(() => Promise.withResolvers<number>())
  const ends = works.map(({ promise }) => within({ unsafe }, () => promise))
  expect(said).toEqual(['1000', '1000', '50'])
  works[2]?.resolve(3)
  expect(await ends[2]).toBe(3)
  works[0]?.reject(new Error('in vain'))
  await expect(ends[0]).rejects.toThrow('in vain')
  expect(await within({ unsafe }, () => Promise.resolve(4))).toBe(4)
  expect(said.at(-1)).toBe('1000')
  works[1]?.resolve(2)
  expect(await ends[1]).toBe(2)
})
