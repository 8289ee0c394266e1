import { setTimeout as sleep } from 'node:timers/promises'
import type { CandleItem, TickItem } from '@touchstone/wire/stream'
import { type Browser, type Debugging, openPage, type Page, slowdown, slowedDown } from './client-browser.ts'
import { swipe } from './client-finger.ts'
import { toldFps } from './client-frames.ts'
import { answer, playMarket, steadily } from './client-market.ts'
import { medianOf } from './measure.ts'

const symbol = 'BTC/USDT'
const candleCount = 5_000
const minuteMs = 60_000
const updatesPerSecond = 10
const swipesEachWay = 3
/** As one looks back through a chart. Our choice. */
const swipeSpeed = 600
const settleMs = 2_000

/** As the app keeps it: with the parameters that it gives them. */
const settings = {
  interval: '1m',
  indicators: [{ name: 'MA' }, { name: 'BOLL' }, { name: 'VOL' }, { name: 'MACD' }],
}

/**
 * The chart with 5,000 made candles, MA, BOLL, VOL and MACD, and 10 updates a second: frames a second while a finger pans
 * it into the past and back.
 */
export async function measureChart(
  browser: Browser,
  server: string,
  rounds: number,
): Promise<{ fps: number; unslowedFps: number }> {
  const slowed = await pannedFps(browser, server, slowdown, rounds)
  const unslowed = await pannedFps(browser, server, 1, rounds)
  console.log(`  chart: ${toldFps(slowed)} a second; not slowed ${toldFps(unslowed)}`)
  return { fps: medianOf(slowed), unslowedFps: medianOf(unslowed) }
}

async function pannedFps(browser: Browser, server: string, rate: number, rounds: number): Promise<number[]> {
  const page = await openPage(browser, { kline: JSON.stringify(settings) })
  await countDrawnFrames(page)
  const market = await playMarket(page)
  // All in one answer, where the server gives them page by page.
  const candles = madeCandles(candleCount)
  await answer(page, '/api/public/getCandles', (query) => (query.has('beforeAtMs') ? [] : candles))
  const debugging = await slowedDown(page, rate)
  await page.goto(`${server}/#/kline?symbol=${encodeURIComponent(symbol)}`)
  await page.locator('[data-testid=chart][data-state=shown] canvas').first().waitFor()
  await sleep(settleMs)
  const end = steadily(updatesPerSecond, () => {
    market.tell(growth(candles))
  })
  const fps: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = await drawnFrames(page)
    const beganMs = performance.now()
    await pan(page, debugging)
    const lastedMs = performance.now() - beganMs
    fps.push((((await drawnFrames(page)) - before) * 1_000) / lastedMs)
  }
  end()
  await page.context().close()
  return fps
}

declare global {
  var chartFrames: number | undefined
}

/**
 * Frames in which the chart was drawn: the trace also has those in which only a price beside it lit up. To be called
 * before the page is opened.
 */
async function countDrawnFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
  })
}

const drawnFrames = (page: Page): Promise<number> => page.evaluate(() => globalThis.chartFrames ?? 0)

async function pan(page: Page, debugging: Debugging): Promise<void> {
  const box = await page.getByTestId('chart').boundingBox()
  if (box === null) throw new Error('the chart is not in sight')
  const y = box.y + box.height / 4
  const older = { x: box.x + 30, y }
  const newer = { x: box.x + 290, y }
  for (let swipes = 0; swipes < swipesEachWay; swipes += 1) await swipe(debugging, older, newer, swipeSpeed)
  for (let swipes = 0; swipes < swipesEachWay; swipes += 1) await swipe(debugging, newer, older, swipeSpeed)
}

type Candle = Omit<CandleItem, 'symbol' | 'interval'>

/** Up to the minute that grows now, oldest first. They wander, but the same way each time. */
function madeCandles(count: number): Candle[] {
  const newest = Math.floor(Date.now() / minuteMs) * minuteMs
  const at = (index: number): number => 86_000 + 900 * Math.sin(index / 90) + 140 * Math.sin(index / 7)
  return Array.from({ length: count }, (_, index) => {
    const [open, close] = [at(index), at(index + 1)]
    return {
      openAtMs: newest - (count - 1 - index) * minuteMs,
      open: open.toFixed(1),
      high: (Math.max(open, close) + 20).toFixed(1),
      low: (Math.min(open, close) - 20).toFixed(1),
      close: close.toFixed(1),
      volume: (20 + 15 * Math.sin(index / 5)).toFixed(3),
    }
  })
}

/** The newest candle a little further. */
function growth(candles: readonly Candle[]): { candles: CandleItem[]; ticks: TickItem[] } {
  const newest = candles.at(-1)
  if (newest === undefined) throw new Error('there is no candle')
  const now = Date.now()
  const mark = (Number(newest.close) + 15 * Math.sin(now / 700)).toFixed(1)
  return {
    candles: [{ symbol, interval: '1m', ...newest, close: mark }],
    ticks: [
      {
        symbol,
        bid: mark,
        ask: mark,
        mark,
        last: mark,
        sequence: now,
        sourceAtMs: now,
        tapedAtMs: now,
        state: 'open',
      },
    ],
  }
}
