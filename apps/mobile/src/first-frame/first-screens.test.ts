import { expect, it, vi } from 'vitest'
import { routes } from '../routes/paths.ts'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { firstScreens } from './first-screens.ts'

const calls = answerCalls({})
const { loadScreen } = await import('../screens.ts')
const { queries } = await import('@touchstone/app/api/queries')

/** What the screen itself asks for as it is loaded: another address would be asked for twice. */
async function askedBy(path: string): Promise<string[]> {
  calls.asked.length = 0
  queries.clear()
  await loadScreen(path)
  await vi.waitFor(() => {
    expect(calls.asked.length).toBeGreaterThan(1)
  })
  return calls.asked
}

it.each([routes.home.path, routes.market.path])('what is asked for early is what %s asks for', async (path) => {
  const early = firstScreens[path]?.calls(new URLSearchParams()) ?? []
  expect(early).not.toEqual([])
  expect(await askedBy(path)).toEqual(expect.arrayContaining(early))
})

it('of a chart the terms of its symbol too', async () => {
  globalThis.location.hash = '#/kline?symbol=ETH%2FUSDT'
  const early = firstScreens['/kline']?.calls(new URLSearchParams('symbol=ETH%2FUSDT')) ?? []
  expect(early).toContain('/api/trade/appSymbol/details?symbol=ETH%2FUSDT')
  expect(await askedBy('/kline')).toEqual(expect.arrayContaining(early))
})
