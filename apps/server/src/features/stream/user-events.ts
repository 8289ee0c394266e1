import type { Book } from '@touchstone/domain/books/book'
import { readCanonical } from '@touchstone/domain/books/codec'
import type { Change } from '@touchstone/domain/books/decision'
import type { ApplicationState } from '@touchstone/domain/identity/application'
import { type Canonical, canonicalText } from '@touchstone/domain/ledger/canonical'
import type { Opened } from '@touchstone/domain/positions/opening'
import type { Order } from '@touchstone/domain/positions/order'
import type { Position } from '@touchstone/domain/positions/position'
import type { Settlement } from '@touchstone/domain/positions/settlement'
import type { SecondContract } from '@touchstone/domain/second-contracts/second-contract'
import type { Withdrawal } from '@touchstone/domain/withdrawals/withdrawal'
import type { ChangedDeposit } from '../deposits/deposit-feed.ts'
import type { Committed } from '../../executor/submission.ts'
import { withdrawalStatus } from '../withdrawals/withdrawal-status.ts'

type Told = { readonly [field: string]: Canonical }

/** What replies hold that a user is told of. What those of another kind did shows in the changes. */
type Reply =
  | (Opened & { orderId?: string })
  | { kind: 'closed' | 'reversed'; orderId?: string; settlements: readonly Settlement[]; opened?: Opened }
  | { kind: 'margin_call'; positionId: string | null; percent: number }
  | { kind: 'other' }

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

const toldKinds = new Set<Reply['kind']>(['opened', 'closed', 'reversed', 'margin_call'])

function readReply(text: string): Reply {
  const reply = readCanonical<Reply>(text)
  return toldKinds.has(reply.kind) ? reply : { kind: 'other' }
}

function happenings(reply: Reply): Told[] {
  switch (reply.kind) {
    case 'opened':
      return [fillOf(reply, reply.orderId)]
    case 'closed':
    case 'reversed': {
      const { settlements, opened, orderId } = reply
      const settled = settlements.map((each) => settlementOf(each, orderId))
      return opened === undefined ? settled : [...settled, fillOf(opened, orderId)]
    }
    case 'margin_call':
      return [{ kind: 'margin_call', positionId: reply.positionId, percent: reply.percent }]
    case 'other':
      return []
  }
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

function changeOf(change: Change): Told[] {
  if (change.kind === 'position') return [positionOf(change.position)]
  if (change.kind === 'order') return [orderOf(change.order)]
  if (change.kind === 'withdrawal') return [withdrawalOf(change.withdrawal)]
  return change.kind === 'second_contract' ? [secondContractOf(change.contract)] : []
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
