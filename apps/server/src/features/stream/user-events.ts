import type { Book } from '@touchstone/domain/books/book'
import { type Change, recordIn } from '@touchstone/domain/books/decision'
import type { BookRecord, RecordKind } from '@touchstone/domain/books/record-kind'
import type { ApplicationState } from '@touchstone/domain/identity/application'
import { type Canonical, canonicalText } from '@touchstone/domain/ledger/canonical'
import type { Opened } from '@touchstone/domain/positions/opening'
import { type Order, orderRecord } from '@touchstone/domain/positions/order'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import type { Settlement } from '@touchstone/domain/positions/settlement'
import type { Reply } from '@touchstone/domain/rulebook/nouns'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { type SecondContract, secondContractRecord } from '@touchstone/domain/second-contracts/second-contract'
import { type Withdrawal, withdrawalRecord } from '@touchstone/domain/withdrawals/withdrawal'
import type { ChangedDeposit } from '../deposits/deposit-feed.ts'
import type { Committed } from '../../executor/submission.ts'
import { withdrawalStatus } from '../withdrawals/withdrawal-status.ts'

type Told = { readonly [field: string]: Canonical }

/** What a committed command means to its user, as JSON texts: first what happened, then what it left behind. */
export function eventTexts({ row, before, book, changes }: Committed): string[] {
  const ofBook = { bookId: book.id, book: book.world, sequence: row.sequence, atMs: row.at }
  return [
    ...happenings(readReply(row.reply)),
    ...changes.flatMap(changeOf),
    ...(sameAccounts(before, book) ? [] : [balancesOf(book)]),
  ].map((event) => canonicalText({ ...event, ...ofBook }))
}

export const identityText = ({ level, state }: { level: 1 | 2; state: ApplicationState }, atMs: number): string =>
  canonicalText({ kind: 'identity', level, state, atMs })

export const depositText = ({ id, status, state }: ChangedDeposit, atMs: number): string =>
  canonicalText({ kind: 'deposit', id, status, state, atMs })

export const messageText = (unread: number, atMs: number): string => canonicalText({ kind: 'message', unread, atMs })

/** What happened; what a reply of another kind did shows in the changes. */
function happenings(reply: Reply): Told[] {
  if (reply.kind === 'opened') return [fillOf(reply, reply.orderId)]
  if (reply.kind === 'closed' || reply.kind === 'reversed') {
    const { settlements, opened, orderId } = reply
    const settled = settlements.map((each) => settlementOf(each, orderId))
    return opened === undefined ? settled : [...settled, fillOf(opened, orderId)]
  }
  if (reply.kind === 'margin_call')
    return [{ kind: 'margin_call', positionId: reply.positionId, percent: reply.percent }]
  return []
}

function fillOf(opened: Opened, orderId: string | undefined): Told {
  const { positionId, symbol, direction, marginMode, leverage, quantity, price, margin, fee } = opened
  return {
    kind: 'fill',
    orderId: orderId ?? null,
    positionId,
    symbol,
    direction,
    marginMode,
    leverage,
    quantity,
    price,
    margin,
    fee,
  }
}

function settlementOf(settlement: Settlement, orderId: string | undefined): Told {
  const { positionId, reason, symbol, direction, marginMode, quantity, price, profit } = settlement
  const { closingFee, liquidationFee, insurancePaid } = settlement
  return {
    kind: 'settlement',
    orderId: orderId ?? null,
    positionId,
    reason,
    symbol,
    direction,
    marginMode,
    quantity,
    price,
    profit,
    closingFee,
    liquidationFee,
    insurancePaid,
  }
}

const told =
  <R extends BookRecord>(kind: RecordKind<string, R>, tell: (record: R) => Told) =>
  (change: Change): Told | undefined => {
    const record = recordIn(change, kind)
    return record && tell(record)
  }

/** Records that a user is told of when they have changed. */
const tellers = [
  told(positionRecord, positionOf),
  told(orderRecord, orderOf),
  told(withdrawalRecord, withdrawalOf),
  told(secondContractRecord, secondContractOf),
]

function changeOf(change: Change): Told[] {
  for (const tell of tellers) {
    const told = tell(change)
    if (told !== undefined) return [told]
  }
  return []
}

function positionOf(position: Position): Told {
  const { id, symbol, direction, marginMode, state, leverage, quantity, cost, margin, takeProfit, stopLoss } = position
  return {
    kind: 'position',
    id,
    symbol,
    direction,
    marginMode,
    state,
    leverage,
    quantity,
    cost,
    margin,
    takeProfit,
    stopLoss,
  }
}

function orderOf(order: Order): Told {
  const { id, type, action, state, symbol, direction, marginMode, leverage, quantity, price, positionId } = order
  return {
    kind: 'order',
    id,
    type,
    action,
    state,
    symbol,
    direction,
    marginMode,
    leverage,
    quantity,
    price,
    positionId,
    expiresAtMs: order.expiresAt,
    cancelReason: order.cancelReason,
  }
}

function secondContractOf(contract: SecondContract): Told {
  const { id, state, symbol, direction, stake, payoutRate, payout, openPrice, closePrice, expiresAt } = contract
  return {
    kind: 'second_contract',
    id,
    state,
    symbol,
    direction,
    stake,
    payoutRate,
    payout,
    openPrice,
    closePrice,
    expiresAtMs: expiresAt,
  }
}

function withdrawalOf({ id, stage, currency, amount, fee }: Withdrawal): Told {
  return { kind: 'withdrawal', id, status: withdrawalStatus[stage], stage, currency, amount, fee }
}

function sameAccounts(before: Book, after: Book): boolean {
  if (before.accounts === after.accounts) return true
  if (before.accounts.size !== after.accounts.size) return false
  for (const [key, held] of after.accounts) if (before.accounts.get(key) !== held) return false
  return true
}

function balancesOf(book: Book): Told {
  const accounts = [...book.accounts].map(([key, balance]) => {
    const [account = '', currency = ''] = key.split(':')
    return { account, currency, balance }
  })
  return { kind: 'balances', accounts }
}
