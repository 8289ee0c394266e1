import { printDecimal } from '@touchstone/domain/money/decimal'
import type { deposits } from '@touchstone/wire/deposits'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import { type Deposit, depositStatus, type DepositState } from './deposit.ts'

export type DepositRecord = z.input<typeof deposits.deposit.reply>

/** A deposit as its owner is shown it. */
export function depositRecord(deposit: Deposit): DepositRecord {
  const { id, state, channel, channelName, kind, network, currency, amount, arrived, proof, reason } = deposit
  const isCredited = state === 'delivered' || state === 'undone'
  return {
    id: String(id),
    status: depositStatus[state],
    state,
    channel,
    channelName,
    kind,
    network,
    currency,
    amount: printDecimal(amount),
    credited: isCredited && arrived !== null ? printDecimal(arrived) : null,
    proof,
    reason,
    transaction: deposit.transaction,
    timeline: depositTimeline(deposit).map((step) => ({ state: step.state, time: printWireTime(step.at) })),
    bookId: deposit.bookId,
    sequence: deposit.sequence,
    submittedTime: printWireTime(deposit.submittedAt),
    submittedAtMs: deposit.submittedAt,
  }
}

/** Every state that a deposit has come to, in order. */
export function depositTimeline(deposit: Deposit): { state: DepositState; at: number }[] {
  const { state, submittedAt, claimedAt, creditingAt, closedAt, undoneAt } = deposit
  const closedAs = state === 'undone' ? 'delivered' : state
  const steps: [DepositState, number | null][] = [
    ['submitted', submittedAt],
    ['claimed', claimedAt],
    ['crediting', creditingAt],
    [closedAs, closedAt],
    ['undone', undoneAt],
  ]
  return steps.flatMap(([reached, at]) => (at === null ? [] : [{ state: reached, at }]))
}
