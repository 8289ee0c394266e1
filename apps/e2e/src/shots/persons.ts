import { createClient, type Client } from '@touchstone/client/client'
import { type Preparation, prepareTrader } from './trader.ts'

export type Person = { account: string; password: string; token: string; client: Client }

type Closed = {
  bookId: number
  sequence: number
  place: number
  positionId: string
  symbol: string
  direction: 'long' | 'short'
}

/** Who looks at the screens, and what there is to look at. */
export type Persons = {
  newcomer: Person
  trader: Person
  /** Of a closed position of the trader. */
  closedReceipt: { bookId: string; sequence: string }
  /** A whole close of the trader, as an event names it. */
  closed: Closed
  /** Under which anybody sees the receipt of it. */
  sharedCode: string
  articles: { notice: string; announcement: string; help: string }
  /** What the trader accepted. */
  acceptance: string
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1'

/** A client that the server takes for a phone. */
function clientOf(origin: string, token: () => string | undefined): Client {
  const fetchOnPhone: typeof fetch = (url, request) => {
    const headers = new Headers(request?.headers)
    headers.set('user-agent', phone)
    return fetch(url, { ...request, headers })
  }
  return createClient({ origin, token, fetch: fetchOnPhone })
}

async function becomeGuest(origin: string): Promise<Person> {
  let token: string | undefined
  const client = clientOf(origin, () => token)
  const guest = await client.guest({})
  token = guest.token
  return { account: guest.account, password: guest.initialPassword, token, client }
}

/** A guest who has done nothing, and one who has traded with play money. */
export async function preparePersons(origin: string, preparation: Preparation): Promise<Persons> {
  const [newcomer, trader] = await Promise.all([becomeGuest(origin), becomeGuest(origin)])
  // A second device of the same person.
  await clientOf(origin, () => undefined).login({ account: trader.account, password: trader.password })
  await prepareTrader(trader.client, preparation)
  const { records: receipts } = await trader.client.receipts({ book: 'demo', kind: 'closed' })
  const [receipt] = receipts
  if (receipt === undefined) throw new Error('the trader has closed nothing')
  const closed = await closeOf(trader.client)
  const named = { bookId: closed.bookId, sequence: closed.sequence }
  if (preparation.patience) await untilAnchored(trader.client, named)
  return {
    newcomer,
    trader,
    closedReceipt: { bookId: String(receipt.bookId), sequence: String(receipt.sequence) },
    closed,
    sharedCode: (await trader.client.shareReceipt(named)).code,
    articles: await firstArticles(newcomer.client),
    acceptance: await accept(trader.client),
  }
}

async function closeOf(client: Client): Promise<Closed> {
  const { records } = await client.positions({ book: 'demo', state: 'closed' })
  const found = records.find(({ symbol }) => symbol === 'DOGE/USDT')
  const [part] = found?.parts ?? []
  if (found === undefined || part === undefined) throw new Error('the trader has closed no whole position')
  const { id, symbol, direction } = found
  return {
    bookId: Number(id.split('-')[0]),
    sequence: part.sequence,
    place: part.place,
    positionId: id,
    symbol,
    direction,
  }
}

/** The first checkpoint comes a minute after the start. */
async function untilAnchored(client: Client, named: { bookId: number; sequence: number }): Promise<void> {
  const until = Date.now() + 90_000
  while ((await client.receipt(named)).pending) {
    if (Date.now() > until) throw new Error('no checkpoint was made in time')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function firstArticles(client: Client): Promise<Persons['articles']> {
  const lists = await Promise.all([client.notices({}), client.announcements({}), client.helpArticles({})])
  const [notice, announcement, help] = lists.map(({ records }) => records[0]?.id)
  if (notice === undefined || announcement === undefined || help === undefined)
    throw new Error('the house has nothing to read')
  return { notice, announcement, help }
}

async function accept(client: Client): Promise<string> {
  const { sha256 } = await client.userAgreement({})
  await client.acceptAgreement({ sha256 })
  const { records } = await client.myAgreements({})
  const [accepted] = records
  if (accepted === undefined) throw new Error('the acceptance is not recorded')
  return accepted.id
}
