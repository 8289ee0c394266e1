import { markOf } from '@touchstone/domain/market/tick'
import type { Price } from '@touchstone/domain/money/decimal'
import type { SecondContractSettled } from '@touchstone/domain/second-contracts/settle-second-contract'
import { exact, exactPercent } from './exact.ts'
import { type Line, result } from './formula-line.ts'
import { markLine } from './mark-line.ts'
import type { ReadReceipt } from './read-decided.ts'

/** Both prices from their ticks, which of them is higher, and what that pays. */
export function secondContractLines(
  { contract, openSequence, closeSequence }: SecondContractSettled,
  tick: ReadReceipt['tick'],
): Line[] {
  const { symbol, openPrice, closePrice } = contract
  return [
    priceLine('receipts.openPrice', openPrice, tick(symbol, openSequence)),
    priceLine('receipts.closePrice', closePrice, tick(symbol, closeSequence)),
    ...comparison(contract),
    payoutLine(contract),
  ]
}

function priceLine(
  label: 'receipts.openPrice' | 'receipts.closePrice',
  price: Price | null,
  tick: ReturnType<ReadReceipt['tick']>,
): Line {
  if (price === null || tick === undefined) return { label, expression: '—', result: { key: 'receipts.noneInTime' } }
  return price === markOf(tick)
    ? markLine(label, tick)
    : { label, expression: exact(tick.last), result: result(exact(price)) }
}

const stateWords = {
  placed: 'words.pending',
  won: 'words.won',
  lost: 'words.lost',
  tied: 'words.draw',
  void: 'receipts.void',
} as const

type Contract = SecondContractSettled['contract']

function comparison({ openPrice, closePrice, state }: Contract): Line[] {
  if (openPrice === null || closePrice === null) return []
  const sign = closePrice > openPrice ? '>' : closePrice < openPrice ? '<' : '='
  return [
    {
      label: 'receipts.comparison',
      expression: `${exact(closePrice)} ${sign} ${exact(openPrice)}`,
      result: { key: stateWords[state] },
    },
  ]
}

function payoutLine({ state, stake, payoutRate, payout }: Contract): Line {
  if (state === 'won') {
    const isCut = stake * payoutRate !== payout * 10n ** 18n
    return {
      label: 'words.payout',
      expression: `${exact(stake)} × ${exactPercent(payoutRate)}`,
      result: result(exact(payout), 'USDT'),
      ...(isCut ? { note: 'receipts.roundedDown' as const } : {}),
    }
  }
  if (state === 'lost') return { label: 'words.loss', expression: exact(-stake), result: result(exact(-stake), 'USDT') }
  return { label: 'entries.stake_returned', expression: exact(stake), result: result(exact(stake), 'USDT') }
}
