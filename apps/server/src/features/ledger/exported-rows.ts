import { printDecimal } from '@touchstone/domain/money/decimal'
import { over } from '@touchstone/domain/money/mul-div'
import type { Position } from '@touchstone/domain/positions/position'
import type { PartResult } from '@touchstone/domain/positions/position-result'
import type { SecondContract } from '@touchstone/domain/second-contracts/second-contract'
import { printWireTime } from '@touchstone/wire/wire-time'
import { timeHeader } from '../../api/export-table.ts'
import type { PositionLife } from '../../house/ledger/close-results.store.ts'
import type { LedgerEntry } from '../../house/ledger/ledger-entries.store.ts'

export const entryHeader = [
  timeHeader('time'),
  'command',
  'kind',
  'account',
  'currency',
  'amount',
  'balance after',
  'belongs to',
]

export const entryCells = (entry: LedgerEntry): string[] => [
  printWireTime(entry.at),
  String(entry.sequence),
  entry.kind,
  entry.account,
  entry.currency,
  entry.amount,
  entry.balanceAfter,
  entry.subject,
]

export const positionHeader = [
  'id',
  timeHeader('opened'),
  timeHeader('closed'),
  'symbol',
  'direction',
  'margin mode',
  'leverage',
  'closes',
  'quantity',
  'entry price',
  'exit price',
  'profit before fees (USDT)',
  'opening fee (USDT)',
  'closing fee (USDT)',
  'liquidation fee (USDT)',
  'funding paid (USDT)',
  'insurance (USDT)',
  'result after all fees (USDT)',
  'margin put up (USDT)',
  'return on it',
  'closed by',
]

/** A closed position with the result of its life, as every screen shows it; empty where that is not known. */
export const positionCells = (position: Position, life: PositionLife | undefined): string[] => [
  position.id,
  printWireTime(position.openedAt),
  timeOrNone(position.closedAt),
  position.symbol,
  position.direction,
  position.marginMode,
  String(position.leverage),
  ...lifeCells(life?.parts.at(-1)),
  position.closeReason ?? '',
]

function lifeCells(last: PartResult | undefined): string[] {
  if (last === undefined) return Array.from({ length: 13 }, () => '')
  const { quantity, cost, value, margin, net, ...result } = last.life
  const { profit, openingFee, closingFee, liquidationFee, funding, insurance } = result
  return [
    String(last.closes),
    printDecimal(quantity),
    ...[cost, value].map((sum) => printDecimal(over(sum, quantity, 'down'))),
    ...[profit, openingFee, closingFee, liquidationFee, funding, insurance, net, margin].map(printDecimal),
    result.yield === null ? '' : printDecimal(result.yield),
  ]
}

export const contractHeader = [
  'id',
  timeHeader('bought'),
  timeHeader('expired'),
  timeHeader('settled'),
  'symbol',
  'direction',
  'seconds',
  'stake (USDT)',
  'payout rate',
  'open price',
  'close price',
  'outcome',
  'payout (USDT)',
]

export const contractCells = (contract: SecondContract): string[] => [
  contract.id,
  printWireTime(contract.acceptedAt),
  printWireTime(contract.expiresAt),
  timeOrNone(contract.settledAt),
  contract.symbol,
  contract.direction,
  String(contract.durationSeconds),
  printDecimal(contract.stake),
  printDecimal(contract.payoutRate),
  contract.openPrice === null ? '' : printDecimal(contract.openPrice),
  contract.closePrice === null ? '' : printDecimal(contract.closePrice),
  contract.state,
  printDecimal(contract.payout),
]

const timeOrNone = (at: number | null): string => (at === null ? '' : printWireTime(at))
