import type { CallName } from '@touchstone/wire/api'
import { blackPng } from '../../features/files/test-images.ts'

/** Somebody with play money, open positions, a resting order, a running second contract, and more that is theirs alone. */
export type Owner = {
  account: string
  password: string
  token: string
  bookId: number
  realBookId: number
  sessionId: number
  userId: number
  invitationCode: string
  /** Ids of records, by what they are. */
  own: {
    isolated: string
    cross: string
    order: string
    contract: string
    alert: string
    quote: string
    message: string
    acceptance: string
    file: string
    deposit: string
    shared: string
  }
}

type Fields = Readonly<Record<string, unknown>>
type CallFor = (name: CallName, fields: Fields, token?: string) => Promise<Record<string, never>>

/** Makes an owner of that name. `codeFor` answers what was sent to an e-mail address. */
export async function settle(
  call: CallFor,
  account: string,
  codeFor: (email: string) => Promise<string>,
): Promise<Owner> {
  const { token, initialPassword: password } = (await call('guest', { account })) as Record<string, string>
  if (token === undefined || password === undefined) throw new Error('a guest got no token or no password')
  const as = (name: CallName, fields: Fields): Promise<Record<string, never>> => call(name, fields, token)
  const book = 'demo'
  const open = async (symbol: string, marginMode: string, quantity: string): Promise<string> =>
    idOf(await as('openPosition', { book, symbol, direction: 'long', marginMode, leverage: 2, quantity }), 'positionId')
  const isolated = await open('BTC/USDT', 'isolated', '0.01')
  const cross = await open('ETH/USDT', 'cross', '0.1')
  const { bid } = (await call('symbolPrice', { symbol: 'SOL/USDT' })) as Record<string, string>
  const order = await as('placeLimitOrder', {
    book,
    symbol: 'SOL/USDT',
    direction: 'long',
    marginMode: 'isolated',
    leverage: 2,
    quantity: '2',
    price: String(Math.floor(Number(bid) / 2)),
  })
  await as('transfer', { book, from: 'contract', to: 'balance', currency: 'USDT', amount: '20000' })
  const stake = { book, symbol: 'BTC/USDT', direction: 'rise', durationSeconds: 300, stake: '10' }
  const bought = (await as('buySecondContract', stake)) as unknown as { outcome: { contract: { id: string } } }
  const alert = (await as('createPriceAlert', { symbol: 'BTC/USDT', price: '1' })) as Record<string, string>
  await as('addFavourite', { symbol: 'BTC/USDT' })
  const quote = (await as('exchangeQuote', { book, from: 'USDT', to: 'BTC', pay: '100' })) as Record<string, string>
  const file = (await as('upload', { biz: 'identity', file: blackPng(8, 8) })) as Record<string, string>
  // A guest deposits nothing.
  const email = `${account}@example.com`
  await as('emailCaptcha', { email, purpose: 'bind' })
  await as('bindContact', { email, code: await codeFor(email), agreement: true })
  const deposit = (await as('requestDeposit', { channel: 'sandbox-bitcoin', amount: '1' })) as Record<string, string>
  const bookId = Number(isolated.split('-')[0])
  const shared = (await as('shareReceipt', { bookId, sequence: 2 })) as Record<string, string>
  const { records } = (await as('sessions', {})) as unknown as { records: { id: number }[] }
  const messages = (await as('messages', {})) as unknown as { records: { id: string }[] }
  const agreements = (await as('myAgreements', {})) as unknown as { records: { id: string }[] }
  const me = (await as('myInfo', {})) as unknown as { id: number; invitationCode: string }
  const real = (await as('previewFacts', { book: 'real' })) as unknown as { book: { id: number } }
  return {
    account,
    password,
    token,
    bookId,
    realBookId: real.book.id,
    sessionId: records[0]?.id ?? 0,
    userId: me.id,
    invitationCode: me.invitationCode,
    own: {
      isolated,
      cross,
      order: idOf(order, 'orderId'),
      contract: bought.outcome.contract.id,
      alert: alert['id'] ?? '',
      quote: quote['id'] ?? '',
      message: messages.records[0]?.id ?? '',
      acceptance: agreements.records[0]?.id ?? '',
      file: file['id'] ?? '',
      deposit: deposit['id'] ?? '',
      shared: shared['code'] ?? '',
    },
  }
}

function idOf(reply: object, field: string): string {
  const { outcome } = reply as { outcome: Record<string, unknown> }
  return String(outcome[field])
}
