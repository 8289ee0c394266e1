import { printDecimal } from '@touchstone/domain/money/decimal'
import type { Position } from '@touchstone/domain/positions/position'
import type { SecondContract } from '@touchstone/domain/second-contracts/second-contract'
import { printWireTime } from '@touchstone/wire/wire-time'
import { timeHeader } from '../../api/export-table.ts'
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
  'realised profit (USDT)',
  'fees (USDT)',
  'funding (USDT)',
  'closed by',
]

export const positionCells = (position: Position): string[] => [
  position.id,
  printWireTime(position.openedAt),
  timeOrNone(position.closedAt),
  position.symbol,
  position.direction,
  position.marginMode,
  String(position.leverage),
  printDecimal(position.realisedProfit),
  printDecimal(position.feesPaid),
  printDecimal(position.fundingPaid),
  position.closeReason ?? '',
]

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
