import { setTimeout as sleep } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'
import { printFps } from './frame-rate.ts'
import { swipe } from './swipe.ts'
import type { MockMarket } from './mock-market.ts'
import { type Candle, mockCandles, mockTick, steadily } from './mock-prices.ts'
import { medianOf } from './measure.ts'
import { openTab, slowdown, type Tab } from './tab.ts'

const symbol = 'BTC/USDT'
const candleCount = 5_000
const updatesPerSecond = 10
const swipesEachWay = 3
/** The speed of somebody who looks back through a chart. Our choice. */
const swipeSpeed = 600
const settleMs = 2_000

/** As the app stores it, with the app's parameters. */
const settings = {
  interval: '1m',
  indicators: [{ name: 'MA' }, { name: 'BOLL' }, { name: 'VOL' }, { name: 'MACD' }],
}

/**
 * The chart with 5,000 generated candles, MA, BOLL, VOL and MACD, and 10 updates a second: frames a second while a
 * finger pans it into the past and back.
 */
export async function measureChart(
  devtools: Devtools,
  market: MockMarket,
  rounds: number,
): Promise<{ fps: number; unslowedFps: number }> {
  const slowed = await pannedFps(devtools, market, slowdown, rounds)
  const unslowed = await pannedFps(devtools, market, 1, rounds)
  console.log(`  chart: ${printFps(slowed)} a second; not slowed ${printFps(unslowed)}`)
  return { fps: medianOf(slowed), unslowedFps: medianOf(unslowed) }
}

async function pannedFps(devtools: Devtools, market: MockMarket, rate: number, rounds: number): Promise<number[]> {
  const candles = mockCandles(candleCount)
  // Sends all candles in one response, where the server sends pages.
  market.answer('/api/public/getCandles', (query) => (query.has('beforeAtMs') ? [] : candles))
  const tab = await openTab(devtools, { rate, before: countChartFrames, stored: { kline: JSON.stringify(settings) } })
  await tab.open(`${market.origin}/#/kline?symbol=${encodeURIComponent(symbol)}`)
  await tab.until(() => document.querySelector('[data-testid=chart][data-state=shown] canvas') !== null, undefined)
  await sleep(settleMs)
  const end = steadily(updatesPerSecond, () => {
    market.send(growth(candles))
  })
  const fps: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = await chartFrames(tab)
    const beganMs = performance.now()
    await pan(tab)
    const lastedMs = performance.now() - beganMs
    fps.push((((await chartFrames(tab)) - before) * 1_000) / lastedMs)
  }
  end()
  await tab.close()
  return fps
}

async function pan(tab: Tab): Promise<void> {
  const box = await tab.run(
    () => document.querySelector('[data-testid=chart]')?.getBoundingClientRect().toJSON() as DOMRect,
    undefined,
  )
  const y = box.y + box.height / 4
  const older = { x: box.x + 30, y }
  const newer = { x: box.x + 290, y }
  for (let swipes = 0; swipes < swipesEachWay; swipes += 1) await swipe(tab, older, newer, swipeSpeed)
  for (let swipes = 0; swipes < swipesEachWay; swipes += 1) await swipe(tab, newer, older, swipeSpeed)
}

declare global {
  var chartFrames: number | undefined
}

/**
 * Runs in the page: counts the frames in which the chart was drawn. A trace also counts frames in which only a price
 * beside it changed.
 */
function countChartFrames(): void {
  globalThis.chartFrames = 0
  let isCounted = false
  const canvas = CanvasRenderingContext2D.prototype
  const clear = Object.getOwnPropertyDescriptor(canvas, 'clearRect')?.value as typeof canvas.clearRect
  canvas.clearRect = function clearCounted(...box) {
    if (!isCounted) {
      isCounted = true
      globalThis.chartFrames = (globalThis.chartFrames ?? 0) + 1
      requestAnimationFrame(() => {
        isCounted = false
      })
    }
    clear.apply(this, box)
  }
}

const chartFrames = (tab: Tab): Promise<number> => tab.run(() => globalThis.chartFrames ?? 0, undefined)

/** The newest candle, moved a little further, and the tick that moved it. */
function growth(candles: readonly Candle[]): Parameters<MockMarket['send']>[0] {
  const newest = candles.at(-1)
  if (newest === undefined) throw new Error('no candle to grow')
  const now = Date.now()
  const mark = (Number(newest.close) + 15 * Math.sin(now / 700)).toFixed(1)
  return { candles: [{ symbol, interval: '1m', ...newest, close: mark }], ticks: [mockTick(symbol, mark, now)] }
}
