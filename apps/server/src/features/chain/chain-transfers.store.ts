import { decimal, type Money, printDecimal } from '@touchstone/domain/money/decimal'
import type { Currency } from '@touchstone/domain/money/currency'
import type { Transaction } from '../../platform/database.ts'
import type { TokenTransfer } from './evm-chain.ts'

export type RecordedTransfer = TokenTransfer & {
  network: string
  channel: string
  currency: Currency
  userId: number
  decimals: number
  amount: Money
  remainder: bigint
}

export type WaitingTransfer = {
  network: string
  txHash: string
  logIndex: number
  channel: string
  userId: number
  amount: Money
  at: number
}

/**
 * Records a transfer, or the block that it is in now.
 * @returns false when it was handed on before with another amount or to another user.
 */
export async function putTransfer(transaction: Transaction, transfer: RecordedTransfer): Promise<boolean> {
  const { network, txHash, logIndex, block, channel, currency, token, sender, recipient, userId } = transfer
  const amount = printDecimal(transfer.amount)
  const [row] = await transaction<{ same: boolean }[]>`
    insert into chain_transfers (network, tx_hash, log_index, block_number, block_hash, channel, currency, token, sender,
      recipient, user_id, units, decimals, amount, remainder, at)
    values (${network}, ${txHash}, ${logIndex}, ${block.number}, ${block.hash}, ${channel}, ${currency}, ${token},
      ${sender}, ${recipient}, ${userId}, ${String(transfer.units)}, ${transfer.decimals}, ${amount},
      ${String(transfer.remainder)}, ${block.at})
    on conflict (network, tx_hash, log_index) do update
    set block_number = excluded.block_number, block_hash = excluded.block_hash
    returning amount = ${amount}::numeric and user_id = ${userId} and token = ${token} as same`
  return row?.same === true
}

type Columns = {
  network: string
  tx_hash: string
  log_index: bigint
  channel: string
  user_id: bigint
  amount: string
  at: bigint
}

/** Loads the transfers that are not handed on yet, in the order of the chain. */
export async function waitingTransfers(sql: Transaction, network: string): Promise<WaitingTransfer[]> {
  const rows = await sql<Columns[]>`
    select network, tx_hash, log_index, channel, user_id, amount, at from chain_transfers
    where network = ${network} and delivered_at is null and amount > 0
    order by block_number, tx_hash, log_index limit 500`
  return rows.map((row) => ({
    network: row.network,
    txHash: row.tx_hash,
    logIndex: Number(row.log_index),
    channel: row.channel,
    userId: Number(row.user_id),
    amount: decimal(row.amount),
    at: Number(row.at),
  }))
}

export async function markDelivered(
  sql: Transaction,
  { network, txHash, logIndex }: WaitingTransfer,
  at: number,
): Promise<void> {
  await sql`
    update chain_transfers set delivered_at = ${at}
    where network = ${network} and tx_hash = ${txHash} and log_index = ${logIndex}`
}

/** `lost`: handed on, and a reorganisation has taken them out of the chain since. */
export async function countTransfers(
  sql: Transaction,
  network: string,
): Promise<Record<'waiting' | 'delivered' | 'lost', number>> {
  const [row] = await sql<{ waiting: bigint; delivered: bigint; lost: bigint }[]>`
    select count(*) filter (where delivered_at is null and amount > 0) as waiting,
           count(*) filter (where delivered_at is not null) as delivered,
           count(*) filter (where delivered_at is not null and block_hash is null) as lost
    from chain_transfers where network = ${network}`
  return { waiting: Number(row?.waiting ?? 0n), delivered: Number(row?.delivered ?? 0n), lost: Number(row?.lost ?? 0n) }
}

/** The addresses that a token ever arrived at. */
export async function holdersOf(sql: Transaction, network: string, token: string): Promise<string[]> {
  const rows = await sql<{ recipient: string }[]>`
    select distinct recipient from chain_transfers where network = ${network} and token = ${token}`
  return rows.map((row) => row.recipient)
}
