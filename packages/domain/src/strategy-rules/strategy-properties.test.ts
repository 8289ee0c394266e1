import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, ONE, type Price } from '../money/decimal.ts'
import { dayMs, hourMs } from '../time.ts'
import { inputText, readInput } from './input-text.ts'
import { type StrategyRuleId, strategyRuleIds, symbolsOfRule } from './rule.ts'
import { runStrategy } from './run-strategy.ts'
import type { StrategyInput } from './strategy-input.ts'
import type { StrategyTrade } from './strategy-trade.ts'

const day = 20_000 * dayMs
const firstAt = day - dayMs
const hourCount = 48
const runs = { numRuns: 400 }

/** Walks of one symbol, in hundredths of its price at the start: up to 2 % an hour, with a small gap before each open. */
const walk = fc.array(fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -20, max: 20 })), {
  minLength: hourCount,
  maxLength: hourCount,
})
/** Mostly whole days; else some of its hours are missing. */
const missing = fc.oneof(
  { weight: 3, arbitrary: fc.constant<number[]>([]) },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: hourCount - 1 }), { maxLength: 3 }) },
)
const share = fc.bigInt({ min: 0n, max: 2n * 10n ** 15n })

const anyInput = (rule: StrategyRuleId): fc.Arbitrary<StrategyInput> =>
  fc
    .tuple(...symbolsOfRule(rule).map((symbol) => fc.tuple(fc.constant(symbol), walk, missing, share, share)))
    .map((symbols) => ({
      rule,
      day,
      symbols: symbols.map(([symbol, steps, holes, halfSpread, takerFee]) => {
        let price = 10_000
        const hours = steps.map(([move, gap], index) => {
          const open = Math.max(1_000, price + gap)
          price = Math.max(1_000, open + move)
          return { openAt: firstAt + index * hourMs, open: BigInt(open) * ONE, close: BigInt(price) * ONE }
        })
        return { symbol, halfSpread, takerFee, hours: hours.filter((_, index) => !holes.includes(index)) }
      }),
    }))

const withHours = (
  input: StrategyInput,
  change: (
    hours: StrategyInput['symbols'][number]['hours'],
    index: number,
  ) => StrategyInput['symbols'][number]['hours'],
): StrategyInput => ({
  ...input,
  symbols: input.symbols.map((symbol, index) => ({ ...symbol, hours: change(symbol.hours, index) })),
})

const withPrices = (
  input: StrategyInput,
  change: (price: Price, openAt: number, symbol: number) => Price,
): StrategyInput =>
  withHours(input, (hours, symbol) =>
    hours.map(({ openAt, open, close }) => {
      const changed = (price: Price): Price => change(price, openAt, symbol)
      return { openAt, open: changed(open), close: changed(close) }
    }),
  )

const withoutCosts = (input: StrategyInput): StrategyInput => ({
  ...input,
  symbols: input.symbols.map((symbol) => ({ ...symbol, halfSpread: 0n, takerFee: 0n })),
})

/** What was decided up to a moment: the hours after it may only change at which prices. */
function decisions(trades: readonly StrategyTrade[], until: number): string[] {
  return trades.flatMap(({ legs, entryAt, exitAt, exitBy }) => [
    ...(entryAt <= until ? [`${entryAt} ${legs.map(({ side }) => side).join(' ')}`] : []),
    ...(exitBy === 'decision' && exitAt <= until ? [`${exitAt} left`] : []),
  ])
}

const sidesOf = (input: StrategyInput): string[] => decisions(runStrategy(input).trades, Infinity)
const mirrored = (texts: readonly string[]): string[] =>
  texts.map((text) => text.replaceAll(/long|short/g, (side) => (side === 'long' ? 'short' : 'long')))

type Naive = { rate: number; decisions: string[] }

/** The rules once more, from their texts, in floating point: with an account of cash and quantities instead of trades. */
function naive({ rule, symbols }: StrategyInput): Naive {
  const at = (symbol: number, index: number) =>
    symbols[symbol]?.hours.find(({ openAt }) => openAt === firstAt + index * hourMs)
  const has = (index: number): boolean => symbols.every((_, symbol) => at(symbol, index) !== undefined)
  const close = (symbol: number, index: number): number => Number(at(symbol, index)?.close ?? 0n) / 1e18
  const open = (symbol: number, index: number): number => Number(at(symbol, index)?.open ?? 0n) / 1e18
  const value = (index: number): number => (rule === 'spread/1' ? close(0, index) / close(1, index) : close(0, index))
  const mean = (from: number, to: number): number => {
    let sum = 0
    for (let index = from; index < to; index += 1) sum += value(index)
    return sum / (to - from)
  }
  const wanted = (index: number, held: number): number => {
    const long = mean(index - 24, index)
    if (rule === 'trend/1') return Math.sign(Math.round((mean(index - 8, index) - long) * 1e6))
    const distance = value(index - 1) / long - 1
    if (held * distance < 0) return held
    return Math.abs(distance) > (rule === 'spread/1' ? 0.005 : 0.01) ? -Math.sign(distance) : 0
  }
  let [cash, held] = [0, 0]
  let quantities = symbols.map(() => 0)
  const log: string[] = []
  const trade = (symbol: number, quantity: number, mark: number): void => {
    const price = mark * (1 + Math.sign(quantity) * (Number(symbols[symbol]?.halfSpread ?? 0n) / 1e18))
    cash -= quantity * price + Math.abs(quantity) * price * (Number(symbols[symbol]?.takerFee ?? 0n) / 1e18)
  }
  const leave = (price: (symbol: number) => number): void => {
    for (const [symbol, quantity] of quantities.entries()) if (quantity !== 0) trade(symbol, -quantity, price(symbol))
    quantities = symbols.map(() => 0)
    held = 0
  }
  for (let index = 24; index < hourCount; index += 1) {
    if (!has(index)) continue
    let isComplete = true
    for (let back = 1; back <= 24; back += 1) isComplete &&= has(index - back)
    const next = isComplete ? wanted(index, held) : 0
    if (next !== held) {
      const time = firstAt + index * hourMs
      if (held !== 0) {
        leave((symbol) => open(symbol, index))
        log.push(`${time} left`)
      }
      if (next !== 0) {
        const sides = symbols.map((_, symbol) => (symbol === 0 ? next : -next))
        log.push(`${time} ${sides.map((side) => (side > 0 ? 'long' : 'short')).join(' ')}`)
        quantities = sides.map((side, symbol) => {
          const half = Number(symbols[symbol]?.halfSpread ?? 0n) / 1e18
          const quantity = side / symbols.length / (open(symbol, index) * (1 + side * half))
          trade(symbol, quantity, open(symbol, index))
          return quantity
        })
      }
      held = next
    }
    if (!has(index + 1)) leave((symbol) => close(symbol, index))
  }
  return { rate: cash, decisions: log }
}

describe.each(strategyRuleIds)('%s', (rule) => {
  it('agrees with a naive account, and its trades add up to its rate', () => {
    const seen = { gains: 0, losses: 0, nothing: 0, gaps: 0 }
    fc.assert(
      fc.property(anyInput(rule), (input) => {
        const { rate, trades } = runStrategy(input)
        const expected = naive(input)
        const sum = trades.reduce((total, { profit }) => total + profit, 0n)
        seen.gains += Number(rate > 0n)
        seen.losses += Number(rate < 0n)
        seen.nothing += Number(trades.length === 0 && rate === 0n)
        seen.gaps += Number(trades.some(({ exitBy }) => exitBy === 'gap'))
        return (
          Math.abs(Number(sum) / 1e18 - expected.rate) < 1e-9 &&
          decisions(trades, Infinity).join() === expected.decisions.join() &&
          rate % 10n ** 10n === 0n &&
          rate <= sum &&
          sum < rate + 10n ** 10n
        )
      }),
      { seed: 1, ...runs },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5)
  })

  it('holds one position at a time, within the day', () => {
    let several = 0
    fc.assert(
      fc.property(anyInput(rule), (input) => {
        const { trades } = runStrategy(input)
        several += Number(trades.length > 1)
        let last = day
        return trades.every(({ entryAt, exitAt }) => {
          const isInTurn = entryAt >= last && exitAt > entryAt && exitAt <= day + dayMs
          last = exitAt
          return isInTurn
        })
      }),
      { seed: 2, ...runs },
    )
    expect(several).toBeGreaterThan(100)
  })

  it('decides nothing by prices that come later', () => {
    let changed = 0
    const factors = fc.array(fc.bigInt({ min: 50n, max: 150n }), { minLength: 48, maxLength: 48 })
    const later = fc.tuple(anyInput(rule), fc.integer({ min: 24, max: hourCount - 1 }), factors)
    fc.assert(
      fc.property(later, ([input, index, percents]) => {
        const from = firstAt + index * hourMs
        const elsewhere = withPrices(input, (price, openAt, symbol) =>
          openAt < from ? price : (price * (percents[(openAt - day) / hourMs + 24 * symbol] ?? 100n)) / 100n,
        )
        const [one, two] = [runStrategy(input), runStrategy(elsewhere)]
        changed += Number(one.rate !== two.rate)
        return decisions(one.trades, from).join() === decisions(two.trades, from).join()
      }),
      { seed: 3, ...runs },
    )
    expect(changed).toBeGreaterThan(100)
  })

  it('decides the same on the first hours of a day alone', () => {
    let traded = 0
    const cut = fc.tuple(anyInput(rule), fc.integer({ min: 24, max: hourCount }))
    fc.assert(
      fc.property(cut, ([input, count]) => {
        const end = firstAt + count * hourMs
        const first = runStrategy(withHours(input, (hours) => hours.filter(({ openAt }) => openAt < end)))
        const until = end - hourMs
        traded += Number(first.trades.length > 0)
        const isAllBefore = first.trades.every(({ exitAt }) => exitAt <= end)
        return (
          isAllBefore && decisions(first.trades, until).join() === decisions(runStrategy(input).trades, until).join()
        )
      }),
      { seed: 4, ...runs },
    )
    expect(traded).toBeGreaterThan(100)
  })

  it('trades nothing at prices that stand still', () => {
    let moved = 0
    fc.assert(
      fc.property(anyInput(rule), fc.bigInt({ min: 1n, max: 10n ** 30n }), (input, price) => {
        moved += Number(runStrategy(input).rate !== 0n)
        const { rate, trades } = runStrategy(withPrices(input, () => price))
        return rate === 0n && trades.length === 0
      }),
      { seed: 5, ...runs },
    )
    expect(moved).toBeGreaterThan(100)
  })

  it('loses its costs, and no more, in a day that stands still after one that did not', () => {
    let traded = 0
    fc.assert(
      fc.property(anyInput(rule), (input) => {
        const still = withPrices(input, (price, openAt) => (openAt < day ? price : 9_000n * ONE))
        const { trades } = runStrategy(still)
        traded += trades.length
        const costMax = input.symbols.reduce((sum, each) => sum + 2n * (each.takerFee + each.halfSpread), 0n)
        const free = runStrategy(withoutCosts(still))
        const most = (costMax * 11n) / 10n / BigInt(input.symbols.length) + 9n
        return free.rate === 0n && trades.every(({ profit }) => profit <= 0n && profit >= -most)
      }),
      { seed: 6, ...runs },
    )
    expect(traded).toBeGreaterThan(100)
  })

  it('takes the other side of mirrored prices', () => {
    let compared = 0
    fc.assert(
      fc.property(anyInput(rule), (input) => {
        // Sums mirror exactly, so trend does; of shares of a mean it is enough that both mirrors lie within the band or beyond.
        const opposite =
          rule === 'spread/1'
            ? withHours(input, (_, index) => input.symbols[1 - index]?.hours ?? [])
            : withPrices(input, (price) => 20_000n * ONE - price)
        if (rule !== 'trend/1' && naive(opposite).decisions.join() !== mirrored(naive(input).decisions).join())
          return true
        compared += 1
        return sidesOf(opposite).join() === mirrored(sidesOf(input)).join()
      }),
      { seed: 7, ...runs },
    )
    expect(compared).toBeGreaterThan(100)
  })

  it('has an input whose text is read back as the same', () => {
    const texts = new Set<string>()
    fc.assert(
      fc.property(anyInput(rule), (input) => {
        const text = inputText(input)
        texts.add(text)
        const read = readInput(text)
        return inputText(read) === text && runStrategy(read).rate === runStrategy(input).rate
      }),
      { seed: 8, ...runs },
    )
    expect(texts.size).toBeGreaterThan(runs.numRuns / 2)
  })
})

describe('mirrored gains', () => {
  it('of a trend are each other, as shares of the price at entry, less costs', () => {
    const rising = Array.from({ length: hourCount }, (_, index) => ({
      openAt: firstAt + index * hourMs,
      open: BigInt(1_000 + index) * ONE,
      close: BigInt(1_001 + index) * ONE,
    }))
    const symbol = { symbol: 'BTC/USDT', halfSpread: 0n, takerFee: 0n, hours: rising }
    const input: StrategyInput = { rule: 'trend/1', day, symbols: [symbol] }
    const falling = withPrices(input, (price) => 2_048n * ONE - price)
    // 1,024 to 1,048, and 1,024 to 1,000.
    expect([runStrategy(input).rate, runStrategy(falling).rate]).toEqual([decimal('0.0234375'), decimal('0.0234375')])
  })
})
