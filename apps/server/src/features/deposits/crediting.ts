import type { Settings } from '@touchstone/domain/settings/settings'
import { bookOf } from '../../executor/books.store.ts'
import type { ChainArrival } from '../chain/evm-watcher.ts'
import type { Executor } from '../../executor/executor.ts'
import type { Sql, Transaction } from '../../platform/database.ts'
import { insertArrival, spendArrival } from './arrivals.store.ts'
import type { Deposit } from './deposit.ts'
import { putCrediting, putDelivered, putUndoSequence } from './deposit-steps.store.ts'
import { findDeposit, insertDeposit, listUnfinished, lockDepositsOf } from './deposits.store.ts'
import { oldestWaiting } from './waiting-deposits.store.ts'

export type Crediting = ReturnType<typeof createCrediting>

export type CreditingDeps = {
  sql: Sql
  submit: Executor['submit']
  settings: () => Pick<Settings, 'funds'>
  clock: () => number
  log: (message: string, details: Record<string, unknown>) => void
}

/** Our choice, a turn. */
const finishedAtOnce = 100

/**
 * Brings reserved arrivals into the books of their owners, and takes back what was undone: each as one command under a
 * key of its own, so that whoever repeats it, and however often, does it once.
 */
export function createCrediting(deps: CreditingDeps) {
  const { sql, settings, clock, log } = deps

  /** Finishes one deposit that was reserved or undone. False when it has to be tried again. */
  async function finish(depositId: number): Promise<boolean> {
    const deposit = await findDeposit(sql, depositId)
    if (deposit === undefined) throw new Error(`deposit ${depositId} not found`)
    return finishOne(deps, deposit)
  }

  return {
    finish,
    /** Finishes what a crash, a full queue or a bug of ours left: at the start, and every few seconds. */
    async finishAll(): Promise<void> {
      for (const deposit of await listUnfinished(sql, finishedAtOnce))
        try {
          await finishOne(deps, deposit)
        } catch (error) {
          log('failed to finish a deposit, retrying', { error, deposit: deposit.id })
        }
    },
    /**
     * Credits a transfer that a chain has confirmed: to the deposit that its owner has waiting, or to one that is made for
     * it. Called again with the same one it does nothing more. @throws when it is not known to be credited.
     */
    async takeChainArrival(arrival: ChainArrival): Promise<void> {
      const depositId = await sql.begin((transaction) => reserveOnChain(transaction, arrival, settings(), clock()))
      if (depositId !== undefined) await finish(depositId)
    },
  }
}

async function reserveOnChain(
  transaction: Transaction,
  { network, txHash, logIndex, channel: id, userId, amount, at: arrivedAt }: ChainArrival,
  { funds }: Pick<Settings, 'funds'>,
  at: number,
): Promise<number | undefined> {
  const channel = funds.channels.get(id)
  if (channel === undefined) throw new Error(`channel ${id} not found`)
  const { name: channelName, kind, currency } = channel
  const hash = txHash.toLowerCase()
  const arrivalId = await insertArrival(transaction, {
    source: `chain:${network}`,
    reference: `${hash}:${logIndex}`,
    written: null,
    channel: id,
    currency,
    amount,
    payer: '',
    arrivedAt,
    enteredAt: at,
    operators: [],
    transaction: hash,
  })
  if (arrivalId === undefined) return undefined
  await lockDepositsOf(transaction, userId)
  const depositId =
    (await oldestWaiting(transaction, { userId, channel: id, amount })) ??
    (await insertDeposit(transaction, {
      userId,
      channel: id,
      channelName,
      kind,
      network,
      currency,
      amount,
      proof: null,
      submittedAt: at,
    }))
  await spendArrival(transaction, arrivalId, depositId)
  await putCrediting(transaction, { id: depositId, at, operators: [] })
  return depositId
}

async function finishOne(deps: CreditingDeps, deposit: Deposit): Promise<boolean> {
  if (deposit.state === 'crediting') return credit(deps, deposit)
  if (deposit.state === 'undone') return takeBack(deps, deposit)
  return true
}

async function credit({ sql, submit, clock }: CreditingDeps, deposit: Deposit): Promise<boolean> {
  const { id, userId, channel, currency, arrived: amount, arrivalId, creditedBy: operators } = deposit
  if (amount === null || arrivalId === null) throw new Error(`deposit ${id} has no arrival`)
  const bookId = await bookOf(sql, userId, 'real')
  const named = {
    depositId: String(id),
    arrivalId: String(arrivalId),
    channel,
    currency,
    amount,
    ...(operators.length === 0 ? {} : { operators }),
  }
  const outcome = await submit({ bookId, key: `deposit:${arrivalId}`, command: { kind: 'credit_deposit', ...named } })
  if (outcome.kind === 'refused') throw new Error(`deposit ${id} was refused: ${outcome.refusal.kind}`)
  if (outcome.kind !== 'done') return false
  await putDelivered(sql, { id, at: clock(), bookId, sequence: outcome.sequence })
  return true
}

async function takeBack({ sql, submit }: CreditingDeps, deposit: Deposit): Promise<boolean> {
  const { id, channel, currency, arrived: amount, bookId, undoneBy: operators, reason } = deposit
  if (amount === null || bookId === null || reason === null) throw new Error(`deposit ${id} was never credited`)
  const named = { depositId: String(id), channel, currency, amount, operators, reason }
  const outcome = await submit({ bookId, key: `undo_deposit:${id}`, command: { kind: 'undo_deposit', ...named } })
  if (outcome.kind === 'refused') throw new Error(`undoing deposit ${id} was refused: ${outcome.refusal.kind}`)
  if (outcome.kind !== 'done') return false
  await putUndoSequence(sql, id, outcome.sequence)
  return true
}
