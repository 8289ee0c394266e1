import type { Client } from '@touchstone/client/client'
import { decimal, ONE, printDecimal } from '@touchstone/domain/money/decimal'
import { mulDiv, nearestOnGrid, over } from '@touchstone/domain/money/mul-div'

const book = 'demo'

type Market = {
  /** On the grid, so many thousandths of the mark. */
  near: (thousandths: number) => string
  /** On the grid, as much as is worth so many USDT. */
  worth: (usdt: number) => string
}

async function marketsOf(client: Client): Promise<(symbol: string) => Market> {
  const listed = await client.symbols({})
  return (symbol) => {
    const found = listed.find((each) => each.symbol === symbol)
    if (found?.price == null) throw new Error(`${symbol} has no price`)
    const [mark, tick, step] = [found.price.mark, found.priceTick, found.quantityStep].map(decimal)
    if (mark === undefined || tick === undefined || step === undefined) throw new Error(`${symbol} has no grid`)
    return {
      near: (thousandths) => printDecimal(nearestOnGrid(mulDiv(mark, BigInt(thousandths), 1_000n, 'down'), tick).below),
      worth: (usdt) => printDecimal(nearestOnGrid(over(BigInt(usdt) * ONE, mark, 'down'), step).below),
    }
  }
}

/**
 * `patience`: waits half a minute for what takes its time, so that there are results to look at. `options`: whether some are
 * bought, whose results rise over the screens of the trader while they come; patience needs them.
 */
export type Preparation = { patience: boolean; options?: boolean }

/**
 * Days of trading in a few seconds, in the demo book: positions of every kind, orders, closed ones, second contracts,
 * transfers, exchanges, alerts, favourites.
 */
export async function prepareTrader(client: Client, { patience, options = true }: Preparation): Promise<void> {
  const market = await marketsOf(client)
  await client.transfer({ book, from: 'contract', to: 'balance', amount: '24000' })
  await client.transfer({ book, from: 'balance', to: 'contract', amount: '1500.5' })
  if (options) await openContracts(client)
  await closeSome(client, market)
  await openSome(client, market)
  await rest(client, market)
  await exchangeSome(client)
  // Alerts stand close to the market: it may have moved there since the prices above.
  await watchPrices(client, await marketsOf(client))
  if (patience) await untilSettled(client)
}

type Markets = (symbol: string) => Market

/** They run for half a minute while the rest is done. */
async function openContracts(client: Client): Promise<void> {
  for (const [symbol, direction, stake] of [
    ['BTC/USDT', 'rise', '50'],
    ['ETH/USDT', 'fall', '120'],
    ['SOL/USDT', 'rise', '25.5'],
    ['BTC/USDT', 'fall', '10'],
  ] as const)
    await client.buySecondContract({ book, symbol, direction, stake, durationSeconds: 30 })
  await client.buySecondContract({ book, symbol: 'ETH/USDT', direction: 'rise', stake: '75', durationSeconds: 300 })
}

async function closeSome(client: Client, market: Markets): Promise<void> {
  const open = async (symbol: string, direction: 'long' | 'short', marginMode: 'isolated' | 'cross', usdt: number) => {
    const { outcome } = await client.openPosition({
      book,
      symbol,
      direction,
      marginMode,
      leverage: 20,
      quantity: market(symbol).worth(usdt),
    })
    if (outcome.kind !== 'opened') throw new Error(`${symbol} was not opened at once`)
    return outcome
  }
  const doge = await open('DOGE/USDT', 'long', 'isolated', 4_000)
  const link = await open('LINK/USDT', 'short', 'cross', 2_500)
  const bnb = await open('BNB/USDT', 'long', 'isolated', 9_000)
  const ada = await open('ADA/USDT', 'short', 'isolated', 1_200)
  await client.closePosition({ id: doge.positionId })
  await client.closePosition({ id: link.positionId })
  await client.closePart({ id: bnb.positionId, quantity: market('BNB/USDT').worth(3_000) })
  await client.reversePosition({ id: ada.positionId })
}

async function openSome(client: Client, market: Markets): Promise<void> {
  const [bitcoin, ether, solana] = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT'].map(market)
  if (bitcoin === undefined || ether === undefined || solana === undefined) return
  const base = { book, marginMode: 'isolated', leverage: 20 } as const
  await client.openPosition({
    ...base,
    symbol: 'BTC/USDT',
    direction: 'long',
    quantity: bitcoin.worth(12_500),
    takeProfit: { price: bitcoin.near(1_008) },
    stopLoss: { price: bitcoin.near(992) },
  })
  await client.openPosition({
    ...base,
    symbol: 'ETH/USDT',
    direction: 'short',
    marginMode: 'cross',
    leverage: 10,
    quantity: ether.worth(8_000),
  })
  await client.openPosition({
    ...base,
    symbol: 'SOL/USDT',
    direction: 'long',
    leverage: 50,
    quantity: solana.worth(3_000),
  })
}

async function rest(client: Client, market: Markets): Promise<void> {
  const base = { book, marginMode: 'isolated', leverage: 20 } as const
  const place = (symbol: string, direction: 'long' | 'short', thousandths: number, usdt: number) =>
    client.placeLimitOrder({
      ...base,
      symbol,
      direction,
      price: market(symbol).near(thousandths),
      quantity: market(symbol).worth(usdt),
    })
  await place('BTC/USDT', 'long', 970, 5_000)
  await place('XRP/USDT', 'short', 1_040, 1_500)
  const { outcome } = await place('LTC/USDT', 'long', 900, 800)
  if (outcome.kind === 'resting') await client.cancelOrder({ id: outcome.orderId })
}

async function exchangeSome(client: Client): Promise<void> {
  for (const [from, to, pay] of [
    ['USDT', 'BTC', '6000'],
    ['USDT', 'ETH', '3250.75'],
    ['BTC', 'SOL', '0.01'],
  ] as const) {
    const quote = await client.exchangeQuote({ book, from, to, pay })
    await client.exchange({ book, quoteId: quote.id })
  }
}

async function watchPrices(client: Client, market: Markets): Promise<void> {
  for (const symbol of ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'EUR/USD']) await client.addFavourite({ symbol })
  for (const [symbol, thousandths] of [
    ['BTC/USDT', 1_050],
    ['ETH/USDT', 960],
    ['SOL/USDT', 1_001],
    ['DOGE/USDT', 999],
  ] as const)
    await client.createPriceAlert({ symbol, price: market(symbol).near(thousandths) })
}

/** The short ones are decided half a minute after they were bought. */
async function untilSettled(client: Client): Promise<void> {
  const until = Date.now() + 60_000
  for (;;) {
    const { total } = await client.secondContracts({ book, state: 'settled' })
    if (total >= 4) return
    if (Date.now() > until) throw new Error('the second contracts were not settled in time')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
