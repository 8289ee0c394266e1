import { decimal } from '@touchstone/domain/money/decimal'
import type { Currency } from '@touchstone/domain/money/currency'
import type { Transfer } from '@touchstone/domain/transfers/transfer'
import type { TransferWords } from '@touchstone/domain/transfers/transfers.journal'
import type { Work } from '../naive-model/naive-work.ts'
import { amountOf, num } from '../naive-model/numbers.ts'
import type { SimulatedNoun } from '../noun/simulated-noun.ts'
import { contractOf, oddAmount, onGrid, type View } from '../noun/sizing.ts'

export const transfers = {
  wishes: {
    transfer: { weight: 4, make: transferOf },
  },
  corners: [],
  twists: {
    transfer: (command, { random }) =>
      random.pick([
        { ...command, amount: oddAmount(random) },
        { ...command, amount: command.amount * 1_000n },
        { ...command, to: command.from },
        { ...command, currency: random.pick<Currency>(['BTC', 'JPY', 'EUR']) },
      ]),
  },
  model: {
    transfer: { follow: move, opens: 'nothing', isTrade: false, leavesSafe: 'cross' },
  },
  frozen: 'nothing',
  reserves: {},
  atRisk: 'nothing',
  overdue: 'nothing',
  outcomesOf: 'none',
  coverage: {
    commands: { transfer: 'reached' },
    replies: { transferred: 'reached' },
    refusals: {
      symbol_unknown: 'never: it names no symbol',
      symbol_off: 'never: it names no symbol',
      price_missing: 'never: it names no symbol',
      price_stale: 'reached',
      market_closed: 'never: it names no symbol',
      amount_off_grid: 'reached',
      amount_not_positive: 'reached',
      accounts_equal: 'reached',
      currency_not_margined: 'reached',
      margin_insufficient: 'reached',
      balance_too_small: 'reached',
      would_be_liquidated: 'seldom: the free margin is looked at first, and fees alone are between the two',
    },
    outcomes: {},
  },
} satisfies SimulatedNoun<TransferWords>

function transferOf({ random, book }: View): Transfer {
  const isEmpty = contractOf(book).isZero()
  const out = !isEmpty && random.happens(0.6)
  const from = out ? 'contract' : 'balance'
  const held = book.accounts.get(`${from}:USDT`) ?? num(0)
  const share = isEmpty ? 0.8 : random.pick([0.01, 0.1, 0.3, 1])
  return {
    kind: 'transfer',
    from,
    to: out ? 'balance' : 'contract',
    currency: 'USDT',
    amount: onGrid(held.times(share), decimal('0.000001')),
  }
}

function move(work: Work, command: Record<string, unknown>): void {
  const amount = amountOf(command)
  if (amount.lte(0)) work.fault('a transfer of nothing')
  work.move(String(command['from']), String(command['to']), amount, String(command['currency']))
}
