import { CallRefused } from '@touchstone/client/call-failed'
import { type Client, createClient } from '@touchstone/client/client'
import { openStream } from '@touchstone/client/stream'
import { decimal, ONE, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'
import { mulDiv, nearestOnGrid } from '@touchstone/domain/money/mul-div'
import { receiptFromJson } from '@touchstone/domain/receipts/receipt-json'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import type { UserEvent } from '@touchstone/wire/stream'

const [btc, eth, sol] = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT'] as const

type Trader = { name: string; client: Client; events: UserEvent[]; stop: () => void }

/** How often the stops and the limit orders go nearer, in a market that moves too little. */
const tightenEverySeconds = 4
/** How far Ann's stops are at first, in parts of the mark; each time they are four times nearer. */
const firstDistance = 5_000n

const say = (line: string): void => {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`)
}
const money = (amount: string): string => `${truncateForDisplay(decimal(amount), 2, { thousands: true })} USDT`

/**
 * The day of trading over HTTP and WebSocket, as any client of the server could do it. It takes as long as the second
 * contract, about 35 seconds, and at most `minutesMax` longer.
 */
export async function runOnline(origin: string, minutesMax: number): Promise<void> {
  const feed = await createClient({ origin }).feed({})
  say(`${origin}: ${feed.kind}, ${feed.description}`)
  const ann = await signIn('Ann', origin)
  const ben = await signIn('Ben', origin)
  try {
    await trade(ann, ben, minutesMax * 60_000)
    for (const trader of [ann, ben]) await printLedger(trader)
  } finally {
    ann.stop()
    ben.stop()
  }
}

async function signIn(name: string, origin: string): Promise<Trader> {
  let token: string | undefined
  const client = createClient({ origin, token: () => token })
  const guest = await client.guest({})
  token = guest.token
  const events: UserEvent[] = []
  const stream = openStream({
    origin,
    token: () => token,
    onEvents(fresh) {
      events.push(...fresh)
      for (const event of fresh) printEvent(name, event)
    },
  })
  const [demo] = (await client.balances({ book: 'demo' })).balances.filter((held) => held.currency === 'USDT')
  say(`${name} is ${guest.account}, with ${money(demo?.contract ?? '0')} of play money`)
  return { name, client, events, stop: stream.close }
}

function printEvent(name: string, event: UserEvent): void {
  if (event.kind === 'fill')
    say(
      `${name}: ${event.direction} ${event.quantity} ${event.symbol} filled at ${event.price}, margin ${money(event.margin)}`,
    )
  else if (event.kind === 'settlement')
    say(
      `${name}: ${event.direction} of ${event.quantity} ${event.symbol} closed at ${event.price} (${event.reason}): ${money(event.profit)} before fees`,
    )
  else if (event.kind === 'margin_call') say(`${name}: is called at ${event.percent} % of maintenance`)
  else if (event.kind === 'second_contract') say(`${name}: second contract on ${event.symbol} is ${event.state}`)
}

/** Ann and Ben open what they open, wait until the market has decided most of it, and close the rest. */
async function trade(ann: Trader, ben: Trader, waitMsMax: number): Promise<void> {
  const guarded = await openDay(ann, ben)
  const isSettled = await buySecondContract(ann)
  await exchangeSome(ann)

  say('now the market decides: waiting for a stop, a limit order and the second contract')
  const isStopped = (): boolean =>
    ann.events.some((event) => event.kind === 'settlement' && ['take_profit', 'stop_loss'].includes(event.reason))
  const isFilled = (): boolean =>
    ben.events.some((event) => event.kind === 'order' && event.type === 'limit' && event.state === 'filled')
  const until = Date.now() + waitMsMax
  for (let second = 1; Date.now() < until && !(isStopped() && isFilled() && isSettled()); second += 1) {
    await pause(1_000)
    if (second % tightenEverySeconds !== 0) continue
    // In a calm market they go nearer, until one tick of the price is enough.
    if (!isStopped()) await guard(ann, guarded, second / tightenEverySeconds)
    if (!isFilled()) await waitOnBothSides(ben)
  }
  if (!isStopped()) say("Ann's take-profit and stop-loss did not fire in this time")
  if (!isFilled()) say('no limit order filled in this time')
  if (!isSettled()) say('the second contract did not settle in this time')
  await tellLiquidations(ben)

  for (const { name, client } of [ann, ben]) {
    await cancelOrders(client)
    if ((await client.positionsSummary({ book: 'demo' })).openCount > 0) await client.closeAll({ book: 'demo' })
    say(`${name} closes everything`)
  }
}

/** @returns the id of the position that Ann's stops guard. */
async function openDay(ann: Trader, ben: Trader): Promise<string> {
  await open(ann.client, btc, 'long', { marginMode: 'isolated', leverage: 10, worth: '8000' })
  const guarded = await positionIn(ann.client, btc)
  await ann.client.addMargin({ id: guarded, amount: '100' })
  await guard(ann, guarded, 0)
  await open(ann.client, eth, 'short', { marginMode: 'cross', leverage: 5, worth: '12000' })
  await open(ann.client, eth, 'long', { marginMode: 'cross', leverage: 5, worth: '9000' })

  await waitOnBothSides(ben)
  const listed = await ben.client.symbols({})
  const traded = listed.filter(({ marketClass, enabled, price }) => marketClass === 'coin' && enabled && price !== null)
  say(`Ben bets on ${traded.length} coins both ways at 100x`)
  for (const { symbol } of traded)
    for (const direction of ['long', 'short'] as const)
      await open(ben.client, symbol, direction, { marginMode: 'isolated', leverage: 100, worth: '1000' })
  return guarded
}

type Size = { marginMode: 'isolated' | 'cross'; leverage: number; worth: string }

async function open(client: Client, symbol: string, direction: 'long' | 'short', size: Size): Promise<void> {
  await client.openPosition(orderOf(await termsOf(client, symbol), direction, size))
}

/** An order on play money of as many quantity steps as are worth so many USDT. */
function orderOf({ symbol, mark, quantityStep }: Terms, direction: 'long' | 'short', { worth, ...size }: Size) {
  const quantity = printDecimal(nearestOnGrid(mulDiv(decimal(worth), ONE, mark, 'down'), quantityStep).below)
  return { book: 'demo' as const, symbol, direction, ...size, quantity }
}

/** Sets Ann's take-profit and stop-loss on both sides of the mark: the nearer, the more often she has done so. */
async function guard({ name, client }: Trader, id: string, times: number): Promise<void> {
  const { mark, priceTick } = await termsOf(client, btc)
  const distance = mark / (firstDistance * 4n ** BigInt(times))
  const takeProfit = printDecimal(nearestOnGrid(mark + distance + 1n, priceTick).above)
  const stopLoss = printDecimal(nearestOnGrid(mark - distance - 1n, priceTick).below)
  // The market may have been faster than she is, and may have closed the position.
  const isSet = await unless(
    ['stop_on_wrong_side', 'position_not_found', 'not_found'],
    client.setStops({ id, takeProfit: { price: takeProfit }, stopLoss: { price: stopLoss } }),
  )
  if (isSet) say(`${name} takes her profit at ${takeProfit} and stops her loss at ${stopLoss}`)
}

/** Ben's limit orders, a tick from the market: whichever way it moves, it comes to one of them. */
async function waitOnBothSides({ name, client }: Trader): Promise<void> {
  await cancelOrders(client)
  const terms = await termsOf(client, sol)
  const size: Size = { marginMode: 'cross', leverage: 10, worth: '2000' }
  const buyAt = printDecimal(nearestOnGrid(terms.ask - 1n, terms.priceTick).below)
  const sellAt = printDecimal(nearestOnGrid(terms.bid + 1n, terms.priceTick).above)
  await client.placeLimitOrder({ ...orderOf(terms, 'long', size), price: buyAt })
  await client.placeLimitOrder({ ...orderOf(terms, 'short', size), price: sellAt })
  say(`${name} wants ${sol} a tick cheaper, at ${buyAt}, or sells it a tick dearer, at ${sellAt}`)
}

async function cancelOrders(client: Client): Promise<void> {
  for (const { id } of (await client.orders({ book: 'demo' })).records)
    await unless(['order_not_found', 'not_found'], client.cancelOrder({ id }))
}

/** Who was liquidated; or how far from it the nearest is, and that the house lets nobody go nearer. */
async function tellLiquidations({ name, client, events }: Trader): Promise<void> {
  if (events.some((event) => event.kind === 'settlement' && event.reason === 'liquidation')) return
  const far = (await client.positions({ book: 'demo', pageSize: 100 })).records.flatMap((position) => {
    const { mark, liquidationPrice } = position
    if (position.marginMode !== 'isolated' || mark === null || liquidationPrice === null) return []
    const away = decimal(liquidationPrice) - decimal(mark)
    return [{ position, away: mulDiv(away < 0n ? -away : away, 100n * ONE, decimal(mark), 'down') }]
  })
  const [nearest] = far.toSorted((a, b) => (a.away < b.away ? -1 : 1))
  if (nearest === undefined) return
  const { id, direction, symbol, liquidationPrice } = nearest.position
  const away = truncateForDisplay(nearest.away, 2, { thousands: false })
  say(`nobody was liquidated: the nearest is ${name}'s ${direction} of ${symbol}, ${away} % from ${liquidationPrice}`)
  try {
    await client.removeMargin({ id, amount: '1' })
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    say(`${name} would go nearer and takes out 1 USDT of its margin: refused, "${error.message}"`)
  }
}

/** @returns whether it has settled, to be asked later. */
async function buySecondContract({ name, client, events }: Trader): Promise<() => boolean> {
  const order = { book: 'demo', symbol: btc, direction: 'rise', durationSeconds: 30, stake: '50' } as const
  const { id } = (await client.buySecondContract(order)).outcome.contract
  say(`${name} stakes 50 USDT that ${btc} will stand higher in thirty seconds`)
  return () => events.some((event) => event.kind === 'second_contract' && event.id === id && event.state !== 'placed')
}

async function exchangeSome({ name, client }: Trader): Promise<void> {
  await client.transfer({ book: 'demo', from: 'contract', to: 'balance', amount: '1000' })
  const quote = await client.exchangeQuote({ book: 'demo', from: 'USDT', to: 'BTC', pay: '500' })
  await client.exchange({ book: 'demo', quoteId: quote.id })
  say(`${name} moves 1,000 USDT to the balance account and exchanges ${quote.pay} USDT for ${quote.receive} BTC`)
}

/** Prints the ledger and checks every receipt locally, on its own. */
async function printLedger({ name, client }: Trader): Promise<void> {
  const entries = await client.ledgerEntries({ book: 'demo', pageSize: 100 })
  say(`${name}'s ledger has ${entries.total} entries; the last five:`)
  for (const entry of entries.records.slice(0, 5))
    console.log(
      `          ${entry.time}  ${entry.kind.padEnd(16)} ${entry.account.padEnd(9)} ${entry.amount} ${entry.currency}`,
    )
  const listed = (await client.receipts({ book: 'demo', pageSize: 100 })).records
  let pending = 0
  let closes = 0
  let net = 0n
  for (const { sequence } of listed) {
    const answer = await client.receipt({ book: 'demo', sequence })
    if (answer.pending) pending += 1
    closes += answer.results.length
    for (const result of answer.results) net += decimal(result.net)
    const verdict = await checkSignedReceipt(receiptFromJson(answer.receipt))
    if (!verdict.ok) throw new Error(`the receipt of ${sequence} does not hold: ${JSON.stringify(verdict)}`)
  }
  say(`${name}: ${closes} closes brought ${money(printDecimal(net))} after all fees and funding`)
  say(`${name}: ${listed.length} receipts checked on their own: all hold (${pending} await a checkpoint)`)
}

type Terms = { symbol: string; bid: Price; ask: Price; mark: Price; priceTick: Price; quantityStep: Price }

/** What a symbol costs now, and its grids. @throws where it has no price. */
async function termsOf(client: Client, symbol: string): Promise<Terms> {
  const { price, priceTick, quantityStep } = await client.symbolDetails({ symbol })
  if (price === null) throw new Error(`${symbol} has no price on this server`)
  const [bid, ask, mark] = [decimal(price.bid), decimal(price.ask), decimal(price.mark)]
  return { symbol, bid, ask, mark, priceTick: decimal(priceTick), quantityStep: decimal(quantityStep) }
}

/** The id of the one open position in a symbol: on a live market it is there after the next price. @throws without one. */
async function positionIn(client: Client, symbol: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const [position] = (await client.positions({ book: 'demo', symbol })).records
    if (position !== undefined) return position.id
    await pause(200)
  }
  throw new Error(`the order in ${symbol} was not filled`)
}

/** Whether a call succeeded; false if it was refused for one of these reasons. @throws on any other refusal. */
async function unless(kinds: readonly RefusalKind[], call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    if (error instanceof CallRefused && error.kind !== undefined && kinds.includes(error.kind)) return false
    throw error
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
