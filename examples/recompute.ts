import { readFileSync } from 'node:fs'
import { createClient } from '@touchstone/client/client'
import type { MarketSeed } from '@touchstone/market/simulated/market-seed'
import { isWatermark } from '@touchstone/domain/market/tick'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { readReceipt } from '@touchstone/domain/receipts/receipt-text'
import { dayMs } from '@touchstone/domain/time'
import { dayOf, daySeeds, isCommitted } from '@touchstone/market/simulated/day-seeds'
import { recomputedPrices, simulatedSource } from '@touchstone/market/simulated/recomputed-prices'
import { createSimulatedMarket } from '@touchstone/market/simulated/simulated-market'

type Client = ReturnType<typeof createClient>
type Options = Partial<Record<'url' | 'symbol' | 'file', string>>

/**
 * Recomputes a sandbox's past from what it has revealed: first the seed of the newest day that has ended must lead to
 * what was committed to before. Then every minute of a symbol in that day is computed and compared with its chart, or
 * with `--file` every simulated price of a receipt. Exits with 1 if something differs.
 *
 *     npm run example -- recompute --url http://127.0.0.1:8080 --symbol BRENT/USD
 */
export async function run({ url = 'http://127.0.0.1:8080', symbol = 'BTC/USDT', file }: Options): Promise<void> {
  const client = createClient({ origin: url })
  const revealed = await revealedBy(client)
  if (revealed === undefined) return
  const { seed, day } = revealed
  const differences =
    file === undefined ? await differencesInChart(client, seed, day, symbol) : differencesInReceipt(file, seed, day)
  for (const difference of differences) console.log(`DIFFERS ${difference}`)
  if (differences.length > 0) process.exitCode = 1
}

const numbered = ({ day, seed }: { day: string; seed: string }) => ({ day: dayOf(Date.parse(day)), seed })

/** What the seed of the newest revealed day computes; undefined where none is, or it is not what was committed. */
async function revealedBy(client: Client): Promise<{ seed: MarketSeed; day: number } | undefined> {
  const shown = await client.marketSeed({})
  if (shown === null) {
    console.log('its prices are not simulated')
    return undefined
  }
  const { committed, revealed, former, secret } = shown
  console.log(`committed to every day after ${committed.day}: they lead to ${committed.seed}`)
  if (!secret) console.log('somebody chose the seed of this market: it is no secret, whatever was revealed')
  if (revealed === null) {
    console.log('no day that it is committed to has ended yet')
    return undefined
  }
  const isHeld = isCommitted(numbered(revealed), numbered(committed))
  console.log(`${isHeld ? 'holds ' : 'FAILS '} the seed of ${revealed.day} leads there: ${revealed.seed}`)
  if (!isHeld) {
    process.exitCode = 1
    return undefined
  }
  const { day, seed } = numbered(revealed)
  const before = former?.seed == null ? undefined : { seed: former.seed, untilDay: dayOf(Date.parse(former.untilDay)) }
  return { seed: { days: daySeeds(seed, day), former: before }, day }
}

async function differencesInChart(client: Client, seed: MarketSeed, day: number, symbol: string): Promise<string[]> {
  const { marketClass, hours, priceTick, quantityStep } = await client.symbolDetails({ symbol })
  const terms = { symbol, marketClass, hours, priceTick: decimal(priceTick), quantityStep: decimal(quantityStep) }
  const market = createSimulatedMarket(seed, [{ ...terms, spreadRate: 0n }])
  const differences: string[] = []
  let count = 0
  for (const hour of Array.from({ length: 24 }, (_, index) => index)) {
    const from = day * dayMs + hour * 3_600_000
    const to = from + 3_600_000
    const chart = await client.candles({ symbol, interval: '1m', beforeAtMs: to, limit: 60 })
    const shown = new Map(chart.filter(({ openAtMs }) => openAtMs >= from).map((each) => [each.openAtMs, each]))
    for (const candle of market.candles(symbol, '1m', from, to)) {
      const there = shown.get(candle.openAt)
      const computed = [candle.open, candle.high, candle.low, candle.close, candle.volume].map(printDecimal).join(' ')
      const said = there && [there.open, there.high, there.low, there.close, there.volume].join(' ')
      if (said !== computed)
        differences.push(
          `${new Date(candle.openAt).toISOString()}: the chart has ${said ?? 'nothing'}, the seed ${computed}`,
        )
      count += 1
    }
  }
  console.log(`computed ${count} minutes of ${symbol} on ${new Date(day * dayMs).toISOString().slice(0, 10)} again`)
  return differences
}

function differencesInReceipt(file: string, seed: MarketSeed, day: number): string[] {
  const priceAt = recomputedPrices(seed)
  const rows = readReceipt(readFileSync(file, 'utf8')).ticks.flatMap(({ row }) => (isWatermark(row) ? [] : row))
  const ofMarket = rows.filter(({ source }) => source === simulatedSource)
  const known = ofMarket.filter(({ sourceAt }) => dayOf(sourceAt) <= day)
  console.log(`computed ${known.length} prices again; the days of ${ofMarket.length - known.length} have not ended`)
  return known.flatMap(({ symbol, sequence, sourceAt, last }) => {
    const price = priceAt(symbol, sourceAt)
    return price === last
      ? []
      : [`${symbol} ${sequence}: the tape has ${printDecimal(last)}, the seed ${printDecimal(price ?? 0n)}`]
  })
}
