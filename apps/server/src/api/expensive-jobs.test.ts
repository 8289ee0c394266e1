import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createJobs, passAfterRest, passAtOnce, type JobsOptions } from './expensive-jobs.ts'

const open = (options: Partial<JobsOptions> = {}) =>
  createJobs({
    atOnce: Infinity,
    callerAtOnce: 2,
    callerWaitingMax: 3,
    waitMsMax: 60_000,
    pass: passAtOnce,
    ...options,
  })

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

const alike = () => 1
const settled = () => new Promise((resolve) => setImmediate(resolve))
const tooMany = { ok: false, refusal: { kind: 'too_many_requests', seconds: 3 } }

it('runs two of a caller at once, and the next when one has ended', async () => {
  const jobs = open()
  const [a, b, c] = [slowWork(), slowWork(), slowWork()]
  const runs = [a, b, c].map(({ run }) => jobs.run('caller', alike, run))
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
  const jobs = open()
  const all = Array.from({ length: 5 }, slowWork)
  const runs = all.map(({ run }) => jobs.run('caller', alike, run))
  const late = slowWork()
  expect(await jobs.run('caller', alike, late.run)).toEqual(tooMany)
  expect(late.state.began).toBe(false)
  expect(await jobs.run('another', alike, () => Promise.resolve('done'))).toEqual({ ok: true, value: 'done' })
  for (const { state } of all) state.resolve('')
  await Promise.all(runs)
  expect(await jobs.run('caller', alike, () => Promise.resolve('again'))).toEqual({ ok: true, value: 'again' })
})

it('runs so many of all callers at once, and next the work of whoever has most left', async () => {
  const jobs = open({ atOnce: 2 })
  const order: string[] = []
  const gates = [slowWork(), slowWork()]
  const running = gates.map(({ run }, at) => jobs.run(`first ${at}`, alike, run))
  const left = new Map([
    ['greedy', 5],
    ['modest', 900],
    ['average', 300],
  ])
  const waiting = ['greedy', 'greedy', 'average', 'modest'].map((caller) =>
    jobs.run(
      caller,
      () => left.get(caller) ?? 0,
      async () => {
        order.push(caller)
        await settled()
      },
    ),
  )
  await settled()
  expect(order).toEqual([])
  gates[0]?.state.resolve('')
  await Promise.all(waiting)
  expect(order).toEqual(['modest', 'average', 'greedy', 'greedy'])
  gates[1]?.state.resolve('')
  await Promise.all(running)
})

it('refuses what has waited too long, and takes it out of the line', async () => {
  const jobs = open({ callerAtOnce: 1, waitMsMax: 20 })
  const first = slowWork()
  const running = jobs.run('caller', alike, first.run)
  const late = slowWork()
  expect(await jobs.run('caller', alike, late.run)).toEqual(tooMany)
  first.state.resolve('first')
  await running
  await sleep(5)
  expect(late.state.began).toBe(false)
  expect(await jobs.run('caller', alike, () => Promise.resolve('next'))).toEqual({ ok: true, value: 'next' })
})

it('gives its place on when a work fails', async () => {
  const jobs = open({ atOnce: 1 })
  for (let failed = 0; failed < 10; failed += 1)
    await expect(jobs.run('caller', alike, () => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed')
  expect(await jobs.run('caller', alike, () => Promise.resolve('done'))).toEqual({ ok: true, value: 'done' })
})

it('gives a place on when it is passed, and not before', async () => {
  const passed: { next: () => void; tookMs: number }[] = []
  const jobs = open({ atOnce: 1, pass: (next, tookMs) => passed.push({ next, tookMs }) })
  const slow = slowWork()
  expect(await jobs.run('one', alike, () => Promise.resolve('done'))).toEqual({ ok: true, value: 'done' })
  const second = jobs.run('other', alike, slow.run)
  await settled()
  expect([slow.state.began, passed.length]).toEqual([false, 1])
  expect(passed[0]?.tookMs).toBeGreaterThanOrEqual(0)
  passed[0]?.next()
  await settled()
  expect(slow.state.began).toBe(true)
  slow.state.resolve('second')
  expect(await second).toEqual({ ok: true, value: 'second' })
})

it('gives a processor to others for as long as a work used it', () => {
  vi.useFakeTimers()
  try {
    const next = vi.fn<() => void>()
    passAfterRest(next, 700)
    vi.advanceTimersByTime(699)
    expect(next).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(next).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
