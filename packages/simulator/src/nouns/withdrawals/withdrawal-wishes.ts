import { named } from '@touchstone/domain/books/fact-kind'
import { decimal } from '@touchstone/domain/money/decimal'
import {
  type SettlementAccountFact,
  settlementAccountFact,
} from '@touchstone/domain/withdrawals/settlement-account-fact'
import type { RequestWithdrawal } from '@touchstone/domain/withdrawals/withdrawal-commands'
import type { NamedFacts } from '@touchstone/server/executor/submission'
import { onGrid, type View } from '../../noun/sizing.ts'

export const channelIds = ['sandbox-bank', 'sandbox-usdt-ethereum', 'sandbox-bitcoin'] as const
export type ChannelId = (typeof channelIds)[number]
export const currencyOf = (channel: ChannelId): 'BTC' | 'USDT' => (channel === 'sandbox-bitcoin' ? 'BTC' : 'USDT')

/** Whatever it is, to an account of their own, which now and then is missing or new. */
export function withdrawalFor(view: View): { command: RequestWithdrawal; named?: NamedFacts } {
  const { random, book } = view
  const channel = random.pick(channelIds)
  const currency = currencyOf(channel)
  const held = book.accounts.get(`balance:${currency}`) ?? 0
  const share = random.pick(['0.02', '0.1', '0.3', '0.7', '1'])
  const unit = decimal(currency === 'USDT' ? '0.000001' : '0.00000001')
  const amount = held === 0 ? unit : onGrid(held.times(share), unit)
  const account: SettlementAccountFact = {
    destination: { accountId: `${book.id}-${channel}`, channel, target: '007', bank: '', holder: 'A. "Saver"' },
    currency,
    usableFrom: random.happens(0.06) ? view.now + 60_000 : view.now - random.below(2) * 1_000,
  }
  const command = { kind: 'request_withdrawal', accountId: `${book.id}-${channel}`, amount } as const
  return random.happens(0.04) ? { command } : { command, named: { byKind: named(settlementAccountFact, account) } }
}
