import { named } from '@touchstone/domain/books/fact-kind'
import { decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import {
  type SettlementAccountFact,
  settlementAccountFact,
} from '@touchstone/domain/withdrawals/settlement-account-fact'
import type { NamedFacts } from '@touchstone/server/executor/submission'
import { onGrid, type View } from './sizing.ts'
import { commandFor } from './user-commands.ts'

export const channelIds = ['sandbox-bank', 'sandbox-usdt-ethereum', 'sandbox-bitcoin'] as const
export type ChannelId = (typeof channelIds)[number]
export const currencyOf = (channel: ChannelId): 'BTC' | 'USDT' => (channel === 'sandbox-bitcoin' ? 'BTC' : 'USDT')

export type Asked = { command: UserCommand; named?: NamedFacts }

/** What somebody with real money does: withdraws some, cancels, and trades a little in between. */
export function wishOfSaver(view: View): Asked | undefined {
  const { random, book } = view
  const open = [...book.withdrawals.keys()]
  switch (random.weighted({ withdraw: 6, cancel: open.length === 0 ? 0 : 1.5, trade: 3 })) {
    case 'withdraw':
      return withdrawal(view)
    case 'cancel':
      return { command: { kind: 'cancel_withdrawal', withdrawalId: random.pick(open) } }
    case 'trade':
      return trade(view)
  }
}

function withdrawal(view: View): Asked {
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

function trade(view: View): Asked | undefined {
  if (!view.book.protection.acknowledged && view.random.happens(0.6)) return { command: { kind: 'acknowledge_risk' } }
  const command = commandFor(view.random.pick(['transfer', 'transfer', 'open', 'close_all'] as const), view)
  return command && { command }
}
