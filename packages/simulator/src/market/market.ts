import type { FeedTick } from '@touchstone/domain/market/tick'
import type { Decimal } from '@touchstone/domain/money/decimal'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Random } from '../chance/random.ts'
import { garbageKinds, type GarbageKind, spoil } from './garbage.ts'

/** The present condition of a symbol's feed. */
type Mood = 'well' | 'silent' | 'late' | 'ahead' | 'wide' | 'flat'

/** A random walk in whole price ticks. */
type Walk = {
  symbol: string
  tick: Decimal
  level: number
  spread: number
  stepRate: number
  mood: Mood
  moodUntil: number
}

const start: readonly [symbol: string, tick: string, level: number, spread: number, stepRate: number][] = [
  ['BTC/USDT', '0.1', 640_000, 60, 0.0012],
  ['ETH/USDT', '0.01', 310_000, 30, 0.0015],
  ['SOL/USDT', '0.01', 15_000, 5, 0.002],
  ['DOGE/USDT', '0.00001', 21_000, 9, 0.0025],
  ['LTC/USDT', '0.01', 9_000, 4, 0.002],
  ['EUR/USD', '0.00001', 108_000, 8, 0.0006],
  ['XAU/USD', '0.01', 340_000, 60, 0.001],
]

export const fedSymbols = start.map(([symbol]) => symbol)

/** Fed, and not offered in a life: nothing may be opened in it. */
export const notOffered = 'LTC/USDT'

export const offeredSymbols = fedSymbols.filter((symbol) => symbol !== notOffered)

export type SimulatedMarket = ReturnType<typeof createMarket>

/** Prices that wander, jump, fall silent and contain errors. The walk itself is always right. */
export function createMarket(random: Random) {
  const walks = start.map(([symbol, tick, level, spread, stepRate]): Walk => ({
    symbol,
    tick: decimal(tick),
    level,
    spread,
    stepRate,
    mood: 'well',
    moodUntil: 0,
  }))
  const sent: FeedTick[] = []
  const pinned = new Set<string>()
  const moods = new Map<Mood, number>()
  const garbage = new Map<GarbageKind, number>()

  function move(walk: Walk, seconds: number): void {
    if (walk.mood === 'flat') return
    const scale = walk.stepRate * Math.sqrt(Math.min(seconds, 600))
    const jump = random.happens(0.006) ? (random.happens(0.5) ? 1 : -1) * (0.01 + 0.05 * random.unit()) : 0
    const drift = 0.00002 * Math.log(levelAtStart(walk.symbol) / walk.level) * Math.min(seconds, 600)
    walk.level = Math.max(200, Math.round(walk.level * (1 + scale * random.bell() * 0.6 + jump + drift)))
  }

  function change(walk: Walk, now: number): void {
    if (now < walk.moodUntil) return
    if (walk.mood !== 'well' || !random.happens(0.012)) walk.mood = 'well'
    else {
      walk.mood = random.weighted({ silent: 5, late: 2, ahead: 2, wide: 2, flat: 3 })
      walk.moodUntil = now + (walk.mood === 'flat' ? 60_000 : 1_000 + random.below(9_000))
    }
    moods.set(walk.mood, (moods.get(walk.mood) ?? 0) + 1)
  }

  function frameOf(walk: Walk, now: number): FeedTick {
    const spread = walk.mood === 'wide' ? Math.ceil(walk.level * 0.02) : walk.spread
    const bid = BigInt(walk.level - Math.floor(spread / 2)) * walk.tick
    const skew = walk.mood === 'late' ? -2_500 : walk.mood === 'ahead' ? 600 : random.below(120) - 20
    const ask = bid + BigInt(Math.max(1, spread)) * walk.tick
    const volume = decimal(String(1 + random.below(50)))
    const derived = random.happens(0.1)
    return {
      symbol: walk.symbol,
      bid,
      ask,
      // More digits than the price tick has, as a source without quotes may give.
      last: derived ? bid + ((ask - bid) * 3n) / 8n : bid,
      volume,
      sourceAt: now + skew,
      receivedAt: now,
      source: 'simulated walk',
      derived,
    }
  }

  return {
    moods,
    garbage,
    /** The frames that arrive at `now`, `seconds` after the last ones: most are good, some corrupted. */
    frames(now: number, seconds: number): FeedTick[] {
      const frames: FeedTick[] = []
      for (const walk of walks) {
        const isPinned = pinned.delete(walk.symbol)
        if (!isPinned) {
          move(walk, seconds)
          change(walk, now)
        }
        if (walk.mood === 'silent' || (!isPinned && random.happens(0.1))) continue
        const frame = frameOf(walk, now)
        frames.push(frame)
        sent.push(frame)
        if (!random.happens(0.06)) continue
        const kind = random.pick(garbageKinds)
        garbage.set(kind, (garbage.get(kind) ?? 0) + 1)
        frames.push(spoil(kind, random.pick(sent.slice(-40)), now))
      }
      if (sent.length > 200) sent.splice(0, 100)
      return frames
    },
    /**
     * Moves a symbol to this mark with the next frame, if the mark is on its price tick; returns false if its feed is
     * broken.
     */
    bring(symbol: string, mark: Decimal): boolean {
      const walk = walks.find((each) => each.symbol === symbol)
      if (walk?.mood !== 'well' || walk.spread % 2 !== 0 || mark % walk.tick !== 0n) return false
      walk.level = Number(mark / walk.tick)
      pinned.add(symbol)
      return true
    },
    /** Repairs the feed of a symbol. */
    mend(symbol: string): void {
      for (const walk of walks) if (walk.symbol === symbol) walk.mood = 'well'
    },
    /** Silences the feed of a symbol until a moment. */
    hush(symbol: string, until: number): void {
      for (const walk of walks)
        if (walk.symbol === symbol) {
          walk.mood = 'silent'
          walk.moodUntil = until
        }
    },
    /** Repairs all feeds: at the end of a life everything that is due must finish. */
    heal(): void {
      for (const walk of walks) {
        walk.mood = 'well'
        walk.moodUntil = Number.MAX_SAFE_INTEGER
      }
    },
  }
}

const levelAtStart = (symbol: string): number => start.find(([each]) => each === symbol)?.[2] ?? 1
