import type { Committed } from '../../executor/submission.ts'
import type { Sql } from '../../platform/database.ts'
import { expect, it } from 'vitest'
import { runningFigures } from './running-figures.ts'

const sale = { product: 'lumen', lots: 10, cap: 6, isDrawn: false }

/** Figures over a list that the test changes, and how often it was read. */
function start() {
  const lots: number[] = []
  const state = { reads: 0, tell: (_events: readonly Committed[]): void => undefined, lots }
  const sql = (() => {
    state.reads += 1
    const rows = state.lots.map((each, index) => ({ id: `${index}-1`, lots: BigInt(each) }))
    return Promise.resolve(rows)
  }) as unknown as Sql
  const figures = runningFigures({ sql, onCommitted: (listener) => (state.tell = listener) })
  const change = (...now: number[]): void => {
    state.lots = now
    state.tell([{ reply: { kind: 'ieo_changed', order: { product: 'lumen' } } }] as unknown as Committed[])
  }
  return { state, figures, change }
}

it('counts once for all readers, and once more when an application has changed', async () => {
  const { state, figures, change } = start()
  expect(await Promise.all([figures(sale), figures(sale)])).toEqual([
    { orders: 0, lotsApplied: 0, part: 10n ** 18n },
    { orders: 0, lotsApplied: 0, part: 10n ** 18n },
  ])
  await figures(sale)
  expect(state.reads).toBe(1)
  change(5, 5, 10)
  const [first, second] = await Promise.all([figures(sale), figures(sale)])
  expect(first).toEqual({ orders: 3, lotsApplied: 20, part: 5n * 10n ** 17n })
  expect(second).toEqual(first)
  expect(state.reads).toBe(2)
})

it('shows no count of before a change to a reader who asks after it, though a count was under way', async () => {
  const { figures, change } = start()
  const early = figures(sale)
  change(4)
  const late = figures(sale)
  change(4, 3)
  expect(await figures(sale)).toMatchObject({ orders: 2, lotsApplied: 7 })
  expect(await late).toMatchObject({ orders: 2 })
  await early
})

it('has no part where lots are drawn, and reads again what could not be read', async () => {
  const { state, figures } = start()
  let isDown = true
  const sql = (() => (isDown ? Promise.reject(new Error('away')) : Promise.resolve([]))) as unknown as Sql
  const others = runningFigures({ sql, onCommitted: () => undefined })
  await expect(others(sale)).rejects.toThrow('away')
  isDown = false
  expect(await others({ ...sale, isDrawn: true })).toEqual({ orders: 0, lotsApplied: 0, part: null })
  expect(state.reads).toBe(0)
  await figures(sale)
})
