import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import { bookParameter } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'
import type { Message } from '@touchstone/app/messages/messages.queries'

type LeadText =
  | 'market'
  | 'devices'
  | 'security'
  | 'demo'
  | 'deposit'
  | 'withdrawal'
  | 'withdrawals'
  | 'accounts'
  | 'identity'

/** Where a message leads besides its receipt, and by which of the texts `messages.lead`. */
export type Lead = { path: string; text: LeadText; symbol: string }

type About = Pick<Message, 'kind' | 'details' | 'book' | 'receipt'>

const leads: Partial<Record<MessageKind, Omit<Lead, 'symbol'>>> = {
  welcome: { path: pathTo('demo'), text: 'demo' },
  new_sign_in: { path: pathTo('devices'), text: 'devices' },
  password_changed: { path: pathTo('security'), text: 'security' },
  second_factor_bound: { path: pathTo('security'), text: 'security' },
  second_factor_unbound: { path: pathTo('security'), text: 'security' },
  contact_bound: { path: pathTo('security'), text: 'security' },
  anti_phishing_code_set: { path: pathTo('antiPhishing'), text: 'security' },
  anti_phishing_code_removed: { path: pathTo('antiPhishing'), text: 'security' },
  identity_submitted: { path: pathTo('identityResult'), text: 'identity' },
  identity_verified: { path: pathTo('identityResult'), text: 'identity' },
  identity_rejected: { path: pathTo('identityResult'), text: 'identity' },
  withdrawals_blocked: { path: pathTo('withdraw'), text: 'withdrawals' },
  withdrawals_unblocked: { path: pathTo('withdraw'), text: 'withdrawals' },
  withdrawal_password_set: { path: pathTo('security'), text: 'security' },
  withdrawal_password_changed: { path: pathTo('security'), text: 'security' },
  withdrawal_password_locked: { path: pathTo('security'), text: 'security' },
  settlement_account_added: { path: pathTo('settlementAccounts'), text: 'accounts' },
  settlement_account_usable: { path: pathTo('settlementAccounts'), text: 'accounts' },
  settlement_account_changed: { path: pathTo('settlementAccounts'), text: 'accounts' },
  settlement_account_removed: { path: pathTo('settlementAccounts'), text: 'accounts' },
  whitelist_switched_on: { path: pathTo('settlementAccounts'), text: 'accounts' },
  whitelist_switched_off: { path: pathTo('settlementAccounts'), text: 'accounts' },
}

const hasLead = (kind: string): kind is MessageKind => Object.hasOwn(leads, kind)

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
  const lead = hasLead(kind) ? leads[kind] : undefined
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
