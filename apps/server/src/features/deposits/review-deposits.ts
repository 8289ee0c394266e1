import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Transaction } from '../../platform/database.ts'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { type Arrival, holdArrival, spendArrival } from './arrivals.store.ts'
import { type CreditDifference, creditDifferences, type Stated } from './credit-differences.ts'
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

type CreditableRefusal = NotMine | { kind: 'arrival_used' } | { kind: 'arrival_differs'; difference: string }
type ReserveRefusal =
  | CreditableRefusal
  | { kind: 'credit_differs'; difference: string }
  | { kind: 'verified_by_operator' }

export type Reserving = {
  depositId: number
  arrivalId: number
  /** Who stands for it; the first has chosen the arrival. */
  operators: readonly [number, ...number[]]
  at: number
  verifiedName: (transaction: Transaction, userId: number) => Promise<Stated['verified']>
}

/**
 * Uses an arrival up for a request. From the commit on it will be credited, and no other will be with this arrival;
 * `Crediting.finish` does it now, and the server by itself if we die before. One operator alone credits only what the
 * person stated, and not by a name that this operator verified: anything else takes two.
 */
export async function reserveArrival(
  transaction: Transaction,
  { depositId, arrivalId, operators, at, verifiedName }: Reserving,
): Promise<Result<undefined, ReserveRefusal>> {
  const found = await creditableFor(transaction, { depositId, arrivalId, operator: operators[0] })
  if (!found.ok) return found
  const { arrival, deposit } = found.value
  const { userId, amount } = deposit
  if (new Set(operators).size < 2) {
    const stated = { amount, verified: await verifiedName(transaction, userId), operator: operators[0] }
    const fault = loneFault(arrival, creditDifferences(arrival, stated))
    if (fault !== undefined) return refuse(fault)
  }
  await spendArrival(transaction, arrivalId, depositId)
  await putCrediting(transaction, { id: depositId, at, operators })
  return ok(undefined)
}

/** Why one operator alone does not credit it. */
function loneFault(
  { amount, currency, payer }: Arrival,
  differences: readonly CreditDifference[],
): { kind: 'credit_differs'; difference: string } | { kind: 'verified_by_operator' } | undefined {
  const arrived = { amount: `${printDecimal(amount)} ${currency}`, payer: payer || '–' }
  const differing = differences.flatMap((each) => (each === 'verifier' ? [] : [arrived[each]]))
  if (differing.length > 0) return { kind: 'credit_differs', difference: differing.join(', ') }
  return differences.length > 0 ? { kind: 'verified_by_operator' } : undefined
}

/** A deposit that this operator may decide and a free arrival that it may use up, both held until the transaction ends. */
export async function creditableFor(
  transaction: Transaction,
  { depositId, arrivalId, operator }: { depositId: number; arrivalId: number; operator: number },
): Promise<Result<{ deposit: Deposit; arrival: Arrival }, CreditableRefusal>> {
  const deposit = await mine(transaction, depositId, operator)
  if (!deposit.ok) return deposit
  const arrival = await creditableArrival(transaction, deposit.value, arrivalId)
  return arrival.ok ? ok({ deposit: deposit.value, arrival: arrival.value }) : arrival
}

/** A free arrival of the channel and currency of a deposit, held until the transaction ends. */
async function creditableArrival(
  transaction: Transaction,
  { channel, currency }: Pick<Deposit, 'channel' | 'currency'>,
  arrivalId: number,
): Promise<Result<Arrival, CreditableRefusal>> {
  const arrival = await holdArrival(transaction, arrivalId)
  if (arrival === undefined) return refuse({ kind: 'not_found' })
  if (arrival.isUsed) return refuse({ kind: 'arrival_used' })
  if (arrival.currency !== currency) return refuse({ kind: 'arrival_differs', difference: arrival.currency })
  if (arrival.channel !== channel) return refuse({ kind: 'arrival_differs', difference: arrival.channel })
  return ok(arrival)
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
    throw new Error('undoing a deposit needs two different operators and a reason')
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
