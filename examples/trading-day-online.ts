import { CallRefused } from '@touchstone/client/call-failed'
import { type Client, createClient } from '@touchstone/client/client'
import { openStream } from '@touchstone/client/stream'
import { decimal, type Price, printDecimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'
import { nearestOnGrid } from '@touchstone/domain/money/mul-div'
import { receiptFromJson } from '@touchstone/domain/receipts/receipt-json'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'
import type { UserEvent } from '@touchstone/wire/stream'

const [btc, eth, sol] = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT'] as const
const coins = ['BTC', 'ETH', 'BNB', 'SOL', 'XRP', 'DOGE', 'ADA', 'LINK', 'LTC', 'DOT'].map((coin) => `${coin}/USDT`)

type Trader = { name: string; client: Client; events: UserEvent[]; stop: () => void }
type Symbols = Map<string, { mark: Price; priceTick: Price; quantityStep: Price }>

const say = (line: string): void => {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`)
}
const money = (amount: string): string => `${truncateForDisplay(decimal(amount), 2, { thousands: true })} USDT`

/** The day of trading over HTTP and WebSocket, as any client of the server could do it. */
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
      `${name}: ${event.direction} of ${event.quantity} ${event.symbol} closed at ${event.price} (${event.reason}): ${money(event.profit)}`,
    )
  else if (event.kind === 'margin_call') say(`${name}: is called at ${event.percent} % of maintenance`)
  else if (event.kind === 'second_contract') say(`${name}: second contract on ${event.symbol} is ${event.state}`)
}

async function trade(ann: Trader, ben: Trader, waitMsMax: number): Promise<void> {
  const symbols = await pricesOf(ann.client)
  await openDay(ann, ben, symbols)
  const liquidated = (): boolean =>
    ben.events.some((event) => event.kind === 'settlement' && event.reason === 'liquidation')
  const stopped = (): boolean =>
    ann.events.some((event) => event.kind === 'settlement' && ['take_profit', 'stop_loss'].includes(event.reason))
  const filled = (): boolean => ben.events.some((event) => event.kind === 'order' && event.state === 'filled')
  await secondContract(ann)
  await exchangeSome(ann)

  say('now the market decides: waiting for a limit order, a stop and a liquidation')
  const until = Date.now() + waitMsMax
  while (Date.now() < until && !(liquidated() && stopped() && filled())) await pause(1_000)
  if (!filled()) say('the limit order did not fill in this time')
  if (!stopped()) say("Ann's take-profit and stop-loss did not fire in this time")
  if (!liquidated()) say('nobody was liquidated in this time: the market was too calm for 100x')

  for (const { name, client } of [ann, ben]) {
    for (const order of (await client.orders({ book: 'demo' })).records) await client.cancelOrder({ id: order.id })
    if ((await client.positionsSummary({ book: 'demo' })).openCount > 0) await client.closeAll({ book: 'demo' })
    say(`${name} closes everything`)
  }
}

async function openDay(ann: Trader, ben: Trader, symbols: Symbols): Promise<void> {
  const opening = (
    symbol: string,
    direction: 'long' | 'short',
    marginMode: 'isolated' | 'cross',
    leverage: number,
    worth: string,
  ) => ({
    book: 'demo' as const,
    symbol,
    direction,
    marginMode,
    leverage,
    quantity: quantityOf(symbols, symbol, worth),
  })
  const { outcome } = await ann.client.openPosition({
    ...opening(btc, 'long', 'isolated', 10, '8000'),
    takeProfit: { price: near(symbols, btc, 1_001n) },
    stopLoss: { price: near(symbols, btc, 999n) },
  })
  if (outcome.kind === 'opened') await ann.client.addMargin({ id: outcome.positionId, amount: '100' })
  await ann.client.openPosition(opening(eth, 'short', 'cross', 5, '12000'))
  await ann.client.openPosition(opening(eth, 'long', 'cross', 5, '9000'))
  const price = near(symbols, sol, 9_995n, 10_000n)
  await ben.client.placeLimitOrder({ ...opening(sol, 'long', 'cross', 10, '2000'), price })
  say(`Ben wants SOL a little cheaper, at ${price}, and bets on every coin both ways at 100x`)
  for (const symbol of coins) {
    for (const direction of ['long', 'short'] as const)
      await ben.client.openPosition(opening(symbol, direction, 'isolated', 100, '1000'))
  }
}

async function secondContract({ name, client, events }: Trader): Promise<void> {
  const bought = await client.buySecondContract({
    book: 'demo',
    symbol: btc,
    direction: 'rise',
    durationSeconds: 30,
    stake: '50',
  })
  const { id } = bought.outcome.contract
  say(`${name} stakes 50 USDT that ${btc} will stand higher in thirty seconds`)
  const settled = (): boolean =>
    events.some((event) => event.kind === 'second_contract' && event.id === id && event.state !== 'placed')
  while (!settled()) await pause(500)
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
  for (const { sequence } of listed) {
    const answer = await client.receipt({ book: 'demo', sequence })
    if (answer.pending) pending += 1
    const verdict = await checkSignedReceipt(receiptFromJson(answer.receipt))
    if (!verdict.ok) throw new Error(`the receipt of ${sequence} does not hold: ${JSON.stringify(verdict)}`)
  }
  say(`${name}: ${listed.length} receipts checked on their own: all hold (${pending} await a checkpoint)`)
}

async function pricesOf(client: Client): Promise<Symbols> {
  const listed = await client.symbols({})
  return new Map(
    listed.flatMap(({ symbol, price, priceTick, quantityStep }) =>
      price === null
        ? []
        : [
            [
              symbol,
              { mark: decimal(price.mark), priceTick: decimal(priceTick), quantityStep: decimal(quantityStep) },
            ] as const,
          ],
    ),
  )
}

function termsOf(symbols: Symbols, symbol: string) {
  const terms = symbols.get(symbol)
  if (terms === undefined) throw new CallRefused(4102, `${symbol} has no price`, 'price_missing', { symbol })
  return terms
}

/** A price on the grid, `parts` / `of` of the mark. */
function near(symbols: Symbols, symbol: string, parts: bigint, of = 1_000n): string {
  const { mark, priceTick } = termsOf(symbols, symbol)
  return printDecimal(nearestOnGrid((mark * parts) / of, priceTick).below)
}

/** The quantity of a symbol that is worth this many USDT. */
function quantityOf(symbols: Symbols, symbol: string, worth: string): string {
  const { mark, quantityStep } = termsOf(symbols, symbol)
  const exact = (decimal(worth) * 10n ** 18n) / mark
  return printDecimal(exact - (exact % quantityStep))
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
