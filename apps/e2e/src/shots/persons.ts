import { createClient, type Client } from '@touchstone/client/client'
import { prepareTrader } from './trader.ts'

export type Person = { account: string; password: string; token: string; client: Client }

/** Who looks at the screens, and what there is to look at. */
export type Persons = {
  newcomer: Person
  trader: Person
  /** Of a closed position of the trader. */
  closedReceipt: { bookId: string; sequence: string }
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

/**
 * A guest who has done nothing, and one who has traded with play money. `patience`: waits half a minute for what takes
 * its time, so that there are results to look at.
 */
export async function preparePersons(origin: string, { patience }: { patience: boolean }): Promise<Persons> {
  const [newcomer, trader] = await Promise.all([becomeGuest(origin), becomeGuest(origin)])
  // A second device of the same person.
  await clientOf(origin, () => undefined).login({ account: trader.account, password: trader.password })
  await prepareTrader(trader.client, { patience })
  const { records: receipts } = await trader.client.receipts({ book: 'demo', kind: 'closed' })
  const [receipt] = receipts
  if (receipt === undefined) throw new Error('the trader has closed nothing')
  return {
    newcomer,
    trader,
    closedReceipt: { bookId: String(receipt.bookId), sequence: String(receipt.sequence) },
    articles: await firstArticles(newcomer.client),
    acceptance: await accept(trader.client),
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
