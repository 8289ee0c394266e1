import { bookParameter } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'
import { isKnown, type LeadsTo, looks } from './message-looks.ts'
import type { Message } from '@touchstone/app/messages/messages.queries'

type LeadText =
  | 'market'
  | 'devices'
  | 'security'
  | 'demo'
  | 'deposit'
  | 'withdrawal'
  | 'withdrawals'
  | 'investment'
  | 'bond'
  | 'miner'
  | 'ieo'
  | 'accounts'
  | 'identity'

/** Where a message leads besides its receipt, and by which of the texts `messages.lead`. */
export type Lead = { path: string; text: LeadText; symbol: string }

type About = Pick<Message, 'kind' | 'details' | 'book' | 'receipt'>

const screens: { readonly [To in Exclude<LeadsTo, 'details'>]: LeadText } = {
  demo: 'demo',
  devices: 'devices',
  security: 'security',
  antiPhishing: 'security',
  identityResult: 'identity',
  withdraw: 'withdrawals',
  settlementAccounts: 'accounts',
  strategyOrders: 'investment',
  bondOrders: 'bond',
  minerOrders: 'miner',
  ieoOrders: 'ieo',
}

/** Each shows one order by its id. */
const ordersOf: ReadonlySet<LeadsTo> = new Set(['strategyOrders', 'bondOrders', 'minerOrders', 'ieoOrders'])

/** The deposit or withdrawal that a message is about. */
function fundsLead(details: About['details']): Lead | undefined {
  for (const kind of ['deposit', 'withdrawal'] as const) {
    const id = details[`${kind}Id`]
    if (typeof id === 'string') return { path: pathTo('fundsResult', { kind, id }), text: kind, symbol: '' }
  }
  return undefined
}

/** The one thing to do about a message: for what happened in a market, to look at that market; for moved funds, at them. */
export function leadOf({ kind, details, book }: About): Lead | undefined {
  const symbol = details['symbol']
  if (typeof symbol === 'string')
    return { path: pathTo('kline', { symbol, book: bookParameter(book ?? 'real') }), text: 'market', symbol }
  const funds = fundsLead(details)
  if (funds !== undefined) return funds
  const to = isKnown(kind) ? looks[kind][2] : 'details'
  if (to === 'details') return undefined
  const id = details['orderId']
  const isOfOrder = ordersOf.has(to)
  const path = isOfOrder && typeof id === 'string' ? pathTo(to, { id }) : pathTo(to)
  return { path, text: screens[to], symbol: '' }
}

/** Undefined for a message that is about nothing with a receipt. */
export const receiptPath = ({ book, receipt }: About): string | undefined =>
  receipt === null
    ? undefined
    : pathTo('receipt', {
        book: bookParameter(book ?? 'real'),
        bookId: String(receipt.bookId),
        sequence: String(receipt.sequence),
      })
