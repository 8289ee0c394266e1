import { expect, it } from 'vitest'
import { createWorks, worksAtOnce, worksWaitingMax } from './works.ts'

/** A work that ends when it is told to. */
function slowWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const state = { began: false, resolve, reject }
  return {
    state,
    run: () => {
      state.began = true
      return promise
    },
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('runs two of a caller at once, and the next when one has ended', async () => {
  const works = createWorks()
  const [a, b, c] = [slowWork(), slowWork(), slowWork()]
  const runs = [a, b, c].map(({ run }) => works.run('caller', run))
  await settled()
  expect([a, b, c].map(({ state }) => state.began)).toEqual([true, true, false])
  b.state.resolve('b')
  await settled()
  expect(c.state.began).toBe(true)
  a.state.resolve('a')
  c.state.resolve('c')
  expect(await Promise.all(runs)).toEqual(['a', 'b', 'c'].map((value) => ({ ok: true, value })))
})

it('refuses what would wait behind too many, and says when to come again; another caller is not concerned', async () => {
  const works = createWorks()
  const all = Array.from({ length: worksAtOnce + worksWaitingMax }, slowWork)
  const runs = all.map(({ run }) => works.run('caller', run))
  const late = slowWork()
  expect(await works.run('caller', late.run)).toEqual({
    ok: false,
    refusal: { kind: 'too_many_requests', seconds: 3 },
  })
  expect(late.state.began).toBe(false)
  expect(await works.run('another', () => Promise.resolve('done'))).toEqual({ ok: true, value: 'done' })
  for (const { state } of all) state.resolve('')
  await Promise.all(runs)
  expect(await works.run('caller', () => Promise.resolve('again'))).toEqual({ ok: true, value: 'again' })
})

it('gives its place on when a work fails', async () => {
  const works = createWorks()
  for (let failed = 0; failed < 10; failed += 1)
    await expect(works.run('caller', () => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed')
  expect(await works.run('caller', () => Promise.resolve('done'))).toEqual({ ok: true, value: 'done' })
})
