import { decimal } from '@touchstone/domain/money/decimal'
import type { Currency } from '@touchstone/domain/money/currency'
import type { Transfer } from '@touchstone/domain/transfers/transfer'
import type { TransferWords } from '@touchstone/domain/transfers/transfers.journal'
import { amountReasons, either, type Reasons, staleCrossReasons, where } from '../naive-model/naive-reasons.ts'
import { freeOf, isUnsafe, trialOf, type Work } from '../naive-model/naive-work.ts'
import { amountOf, num } from '../naive-model/numbers.ts'
import { freeIsSafe, holdsNothing, noMarketRefusal, noTrade } from '../noun/plain.ts'
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
    transfer: { follow: move, ...noTrade, refuses: moveReasons },
  },
  ...holdsNothing,
  coverage: {
    commands: { transfer: 'reached' },
    replies: { transferred: 'reached' },
    refusals: {
      ...noMarketRefusal('never: it names no symbol'),
      price_stale: 'crowd',
      amount_off_grid: 'edges',
      amount_not_positive: 'edges',
      accounts_equal: 'crowd',
      currency_not_margined: 'crowd',
      margin_insufficient: 'edges',
      balance_too_small: 'edges',
      would_be_liquidated: freeIsSafe,
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

/** Out of `contract` only what is free; into it everything, whatever stands there. */
function moveReasons(work: Work, command: Record<string, unknown>): Reasons {
  const [from, currency] = [String(command['from']), String(command['currency'])]
  const amount = amountOf(command)
  return either<string>(
    {
      accounts_equal: () => from === command['to'],
      currency_not_margined: () => currency !== 'USDT',
      balance_too_small: () => from === 'balance' && work.held('balance', currency).lt(amount),
    },
    amountReasons(amount, currency),
    where(from === 'contract', () =>
      either<string>(staleCrossReasons(work), {
        margin_insufficient: () => freeOf(work).lt(amount),
        would_be_liquidated: () => {
          const trial = trialOf(work)
          move(trial, command)
          return isUnsafe(work, trial, 'cross')
        },
      }),
    ),
  )
}

function move(work: Work, command: Record<string, unknown>): void {
  work.move(String(command['from']), String(command['to']), amountOf(command), String(command['currency']))
}
