import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('lets nobody overtake, in one place', async () => {
  const turns = createTurns()
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = turns.take(1, async () => {
    await gate.promise
    order.push('first')
  })
  const second = turns.take(1, () => Promise.resolve(order.push('second')))
  const third = turns.of(1)?.then(() => order.push('third'))
  expect(turns.of(2)).toBeUndefined()
  await turns.take(2, () => Promise.resolve(order.push('elsewhere')))
  gate.resolve()
  await Promise.all([first, second, third])
  expect(order).toEqual(['elsewhere', 'first', 'second', 'third'])
  await Promise.resolve()
  expect(turns.of(1)).toBeUndefined()
})

it('goes on after one that fails', async () => {
  const turns = createTurns()
  const failing = turns.take(1, () => Promise.reject(new Error('no')))
  const next = turns.take(1, () => Promise.resolve('next'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})
