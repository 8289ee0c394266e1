import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Transaction } from '../../platform/database.ts'
import { holdArrival, spendArrival } from './arrivals.store.ts'
import { type Deposit, mayBecome } from './deposit.ts'
import { putClaimed, putCrediting, putRejected, putReleased, putUndone } from './deposit-steps.store.ts'
import { notifyDepositor } from './notify-depositor.ts'
import { holdDeposit } from './deposits.store.ts'

type Deciding = { depositId: number; operator: number; at: number }
type NotMine = { kind: 'not_found' } | { kind: 'already_claimed' } | { kind: 'already_decided' }

/** Takes a request on for an operator. One who has it already keeps it. */
export async function claimDeposit(
  transaction: Transaction,
  { depositId, operator, at }: Deciding,
): Promise<Result<undefined, NotMine>> {
  const deposit = await openDeposit(transaction, depositId)
  if (!deposit.ok) return deposit
  const { state, claimedBy } = deposit.value
  if (state === 'claimed') return claimedBy === operator ? ok(undefined) : refuse({ kind: 'already_claimed' })
  await putClaimed(transaction, { id: depositId, at, operator })
  return ok(undefined)
}

/** Gives it back to the queue. */
export async function releaseDeposit(
  transaction: Transaction,
  { depositId, operator }: Deciding,
): Promise<Result<undefined, NotMine>> {
  const deposit = await mine(transaction, depositId, operator)
  if (!deposit.ok) return deposit
  if (deposit.value.state === 'claimed') await putReleased(transaction, depositId)
  return ok(undefined)
}

/** Rejects it, and notifies its owner of the reason. */
export async function rejectDeposit(
  transaction: Transaction,
  { depositId, operator, at, reason }: Deciding & { reason: string },
): Promise<Result<undefined, NotMine>> {
  const deposit = await mine(transaction, depositId, operator)
  if (!deposit.ok) return deposit
  await putRejected(transaction, { id: depositId, at, operator, reason })
  await notifyDepositor(transaction, deposit.value, 'deposit_rejected', at, reason)
  return ok(undefined)
}

type ReserveRefusal = NotMine | { kind: 'arrival_used' } | { kind: 'arrival_differs'; difference: string }

/**
 * Uses an arrival up for a request. From the commit on it will be credited, and no other will be with this arrival;
 * `Crediting.finish` does it now, and the server by itself if we die before.
 */
export async function reserveArrival(
  transaction: Transaction,
  { depositId, arrivalId, operator, at }: Deciding & { arrivalId: number },
): Promise<Result<undefined, ReserveRefusal>> {
  const deposit = await mine(transaction, depositId, operator)
  if (!deposit.ok) return deposit
  const arrival = await holdArrival(transaction, arrivalId)
  if (arrival === undefined) return refuse({ kind: 'not_found' })
  if (arrival.depositId !== null) return refuse({ kind: 'arrival_used' })
  const { channel, currency } = deposit.value
  if (arrival.currency !== currency) return refuse({ kind: 'arrival_differs', difference: arrival.currency })
  if (arrival.channel !== channel) return refuse({ kind: 'arrival_differs', difference: arrival.channel })
  await spendArrival(transaction, arrivalId, depositId)
  await putCrediting(transaction, { id: depositId, at, operator })
  return ok(undefined)
}

/**
 * Takes back what was credited; the operators who stand for it must be two, and have decided it. From the commit on it
 * will be taken from the book, once.
 */
export async function undoDeposit(
  transaction: Transaction,
  { depositId, operators, at, reason }: { depositId: number; operators: readonly number[]; at: number; reason: string },
): Promise<Result<undefined, { kind: 'not_found' } | { kind: 'not_delivered' }>> {
  const deposit = await holdDeposit(transaction, depositId)
  if (deposit === undefined) return refuse({ kind: 'not_found' })
  if (!mayBecome(deposit.state, 'undone')) return refuse({ kind: 'not_delivered' })
  if (new Set(operators).size < 2 || reason.trim() === '')
    throw new Error('undoing a deposit takes two different operators and a reason')
  await putUndone(transaction, { id: depositId, at, operators, reason })
  return ok(undefined)
}

/** A request that is under review. */
async function openDeposit(transaction: Transaction, depositId: number): Promise<Result<Deposit, NotMine>> {
  const deposit = await holdDeposit(transaction, depositId)
  if (deposit === undefined) return refuse({ kind: 'not_found' })
  return mayBecome(deposit.state, 'rejected') ? ok(deposit) : refuse({ kind: 'already_decided' })
}

/** One that no other operator has claimed. */
async function mine(transaction: Transaction, depositId: number, operator: number): Promise<Result<Deposit, NotMine>> {
  const deposit = await openDeposit(transaction, depositId)
  const isAnothers = deposit.ok && deposit.value.state === 'claimed' && deposit.value.claimedBy !== operator
  return isAnothers ? refuse({ kind: 'already_claimed' }) : deposit
}
