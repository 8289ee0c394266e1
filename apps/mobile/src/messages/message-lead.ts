import { isMessageKind, type MessageKind } from '@touchstone/wire/messages'
import { bookParameter } from '../platform/book.ts'
import { pathTo } from '../platform/paths.ts'
import type { Message } from './messages.queries.ts'

/** Where a message leads besides its receipt, and by which of the texts `messages.lead`. */
export type Lead = { path: string; text: 'market' | 'devices' | 'security' | 'demo'; symbol: string }

type About = Pick<Message, 'kind' | 'details' | 'book' | 'receipt'>

const leads: Partial<Record<MessageKind, Omit<Lead, 'symbol'>>> = {
  welcome: { path: pathTo('demo'), text: 'demo' },
  new_sign_in: { path: pathTo('devices'), text: 'devices' },
  password_changed: { path: pathTo('security'), text: 'security' },
  second_factor_bound: { path: pathTo('security'), text: 'security' },
  contact_bound: { path: pathTo('security'), text: 'security' },
}

/** The one thing to do about a message: for what happened in a market, to look at that market. */
export function leadOf({ kind, details, book }: About): Lead | undefined {
  const symbol = details['symbol']
  if (typeof symbol === 'string')
    return { path: pathTo('kline', { symbol, book: bookParameter(book ?? 'real') }), text: 'market', symbol }
  const lead = isMessageKind(kind) ? leads[kind] : undefined
  return lead && { ...lead, symbol: '' }
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
