import { isToken, placesOf } from '@touchstone/domain/money/currency'
import type { Money } from '@touchstone/domain/money/decimal'
import { isOnGrid, unitOf } from '@touchstone/domain/money/mul-div'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Transaction } from '../../platform/database.ts'
import { insertArrival, isKnown } from './arrivals.store.ts'

/** A line of a bank statement. */
export type BankLine = {
  channel: string
  amount: Money
  /** As the bank wrote it: no two of a channel have the same. */
  reference: string
  payer: string
  /** Epoch milliseconds. */
  arrivedAt: number
}

export type BankLineRefusal =
  | { kind: 'channel_unknown'; channel: string }
  | { kind: 'amount_too_small'; minimum: Money }
  | { kind: 'arrival_known' }

/** By which two lines are one, however they were typed: a bank does not distinguish two payments by spaces, capitals or signs that nobody sees. */
export const plainReference = (reference: string): string =>
  reference
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toUpperCase()

/** Why a line cannot be entered; undefined when it can. */
export async function bankLineFault(
  sql: Transaction,
  { channel: id, amount, reference }: Pick<BankLine, 'channel' | 'amount' | 'reference'>,
  { funds }: Pick<Settings, 'funds'>,
): Promise<BankLineRefusal | undefined> {
  const channel = funds.channels.get(id)
  if (channel?.kind !== 'bank' || isToken(channel.currency)) return { kind: 'channel_unknown', channel: id }
  const unit = unitOf(placesOf(channel.currency))
  if (amount <= 0n || !isOnGrid(amount, unit)) return { kind: 'amount_too_small', minimum: unit }
  return (await isKnown(sql, `bank:${id}`, plainReference(reference))) ? { kind: 'arrival_known' } : undefined
}

/**
 * Enters a line of a bank statement that two operators have seen there, as an arrival that a deposit can use up. Answers
 * its id.
 */
export async function addArrival(
  transaction: Transaction,
  { operators, at, ...line }: BankLine & { operators: readonly number[]; at: number },
  settings: Pick<Settings, 'funds'>,
): Promise<Result<number, BankLineRefusal>> {
  if (new Set(operators).size < 2) throw new Error('a bank line needs two different operators')
  const fault = await bankLineFault(transaction, line, settings)
  if (fault !== undefined) return refuse(fault)
  const { channel, amount, payer, arrivedAt } = line
  const currency = settings.funds.channels.get(channel)?.currency
  if (currency === undefined) throw new Error(`channel ${channel} not found`)
  const id = await insertArrival(transaction, {
    source: `bank:${channel}`,
    reference: plainReference(line.reference),
    written: line.reference,
    channel,
    currency,
    amount,
    payer,
    arrivedAt,
    enteredAt: at,
    operators,
    transaction: null,
  })
  return id === undefined ? refuse({ kind: 'arrival_known' }) : ok(id)
}
