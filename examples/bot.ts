import { createClient } from '@touchstone/client/client'
import { openStream } from '@touchstone/client/stream'
import { decimal, ONE, printDecimal } from '@touchstone/domain/money/decimal'

/**
 * A moving-average bot on play money: long above the average, short below it. Copy it and change it; it is not advice,
 * and most such bots lose what they pay in fees.
 *
 *     npm run example -- bot --url http://127.0.0.1:8080 --symbol ETH/USDT --minutes 20
 */
export async function run({
  url,
  symbol = 'BTC/USDT',
  minutes = '20',
}: Partial<Record<string, string>>): Promise<void> {
  const origin = url ?? 'http://127.0.0.1:8080'
  let token: string | undefined
  const client = createClient({ origin, token: () => token })
  const guest = await client.guest({})
  token = guest.token
  console.log(`I am ${guest.account}, a guest with play money, and trade ${symbol} until you stop me.`)

  let state = (await client.symbolDetails({ symbol })).price?.state
  if (state !== 'open') sayState()

  function sayState(): void {
    console.log(
      `${new Date().toISOString()} ${symbol} is ${state ?? 'without a price'}: ${state === 'open' ? 'I trade' : 'I wait until it is open'}`,
    )
  }

  /** The closes of the last minutes; the newest is the present mark. */
  const closes = (await client.candles({ symbol, interval: '1m', limit: Number(minutes) })).map((each) => each.close)
  let busy = false

  async function decide(mark: string): Promise<void> {
    closes[closes.length - 1] = mark
    const average = closes.reduce((sum, close) => sum + decimal(close), 0n) / BigInt(closes.length)
    const above = decimal(mark) > average
    // A tenth of a percent of hysteresis, or it would turn around with every tick.
    const far = (above ? decimal(mark) - average : average - decimal(mark)) * 1_000n > average
    const [position] = (await client.positions({ book: 'demo', symbol })).records
    if (position === undefined) await open(above ? 'long' : 'short', mark)
    else if (far && (position.direction === 'long') !== above) {
      await client.closePosition({ id: position.id })
      await open(above ? 'long' : 'short', mark)
    }
  }

  /** Opens a position worth about 1,000 USDT, with a leverage of 5. */
  async function open(direction: 'long' | 'short', mark: string): Promise<void> {
    const { quantityStep, price } = await client.symbolDetails({ symbol })
    const steps = (decimal('1000') * ONE) / decimal(mark) / decimal(quantityStep)
    const quantity = printDecimal(steps * decimal(quantityStep))
    const order = { book: 'demo', symbol, direction, marginMode: 'isolated', leverage: 5, quantity } as const
    const { outcome } = await client.openPosition(order)
    console.log(
      `${new Date().toISOString()} ${direction} ${quantity} ${symbol}: ${outcome.kind}, mark ${price?.mark ?? mark}`,
    )
  }

  openStream({
    origin,
    token: () => token,
    onTicks(ticks) {
      const tick = ticks.at(-1)
      if (tick !== undefined && tick.state !== state) {
        ;({ state } = tick)
        sayState()
      }
      if (tick?.state !== 'open' || busy) return
      busy = true
      decide(tick.mark)
        .catch((error: unknown) => console.log(`failed: ${String(error)}`))
        .finally(() => (busy = false))
    },
  }).subscribe([`ticks:${symbol}`])
  setInterval(() => closes.push(closes.at(-1) ?? '0') > Number(minutes) && closes.shift(), 60_000)
}
