import { expect, it } from 'vitest'
import { eachApart } from './each-apart.ts'

const failing =
  (...wrong: readonly number[]) =>
  async (item: number): Promise<void> => {
    await Promise.resolve()
    done.push(item)
    if (wrong.includes(item)) throw new Error(`${item} fails`)
  }
let done: number[] = []

it('goes on after one that fails, and throws what it has thrown', async () => {
  done = []
  await expect(eachApart([1, 2, 3], failing(2))).rejects.toThrow(/^2 fails$/)
  expect(done).toEqual([1, 2, 3])
})

it('throws the errors of all that fail', async () => {
  done = []
  await expect(eachApart([1, 2, 3], failing(1, 3))).rejects.toMatchObject({
    message: 'Error: 1 fails; Error: 3 fails',
    errors: [new Error('1 fails'), new Error('3 fails')],
  })
  expect(done).toEqual([1, 2, 3])
})
