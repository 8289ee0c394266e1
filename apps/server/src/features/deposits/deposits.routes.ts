import { partOf } from '@touchstone/domain/books/book'
import { placesOf } from '@touchstone/domain/money/currency'
import { decimal, type Money, printDecimal } from '@touchstone/domain/money/decimal'
import { isOnGrid, nearestOnGrid, unitOf } from '@touchstone/domain/money/mul-div'
import { depositRestriction } from '@touchstone/domain/restrictions/restrictions'
import { standingPart } from '@touchstone/domain/restrictions/standing'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Channel, Settings } from '@touchstone/domain/settings/settings'
import type { deposits } from '@touchstone/wire/deposits'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf, Refused } from '../../api/handler.ts'
import { readBook } from '../../executor/books.store.ts'
import { isGuest, requireUser } from '../accounts/users/users.store.ts'
import type { DepositAddresses } from '../chain/deposit-addresses.ts'
import { nameFile } from '../files/files.store.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Sql, Transaction } from '../../platform/database.ts'
import { announceDeposit } from './deposit-feed.ts'
import { depositRecord } from './deposit-record.ts'
import { putCancelled } from './deposit-steps.store.ts'
import { notifyDepositor } from './notify-depositor.ts'
import { type Deposit, mayBecome } from './deposit.ts'
import {
  countUnderReview,
  findDeposit,
  holdDeposit,
  insertDeposit,
  listDeposits,
  lockDepositsOf,
} from './deposits.store.ts'

/** Of one user, under review at once. Our choice. */
export const openDepositsMax = 10

export type DepositsDeps = {
  sql: Sql
  settings: () => Settings
  books: Pick<CallerBooks, 'named'>
  depositAddress: DepositAddresses
}

export function depositsHandlers({ sql, settings, books, depositAddress }: DepositsDeps): HandlersOf<typeof deposits> {
  /** The channel, if this user may bring money in by it now. */
  async function channelFor(userId: number, id: string, at: number): Promise<Result<Channel, Refused>> {
    // Whoever holds the session of a guest could bind a contact of their own, and with it take everything.
    if (isGuest(await requireUser(sql, userId))) return refuse({ kind: 'contact_required' })
    const standing = partOf(await readBook(sql, await books.named(userId, 'real')), standingPart)
    const restriction = depositRestriction(standing, { at, settings: settings() })
    if (restriction !== undefined) return refuse(restriction)
    const channel = settings().funds.channels.get(id)
    return channel?.deposits === true ? ok(channel) : refuse({ kind: 'deposit_channel_off' })
  }

  return {
    async depositChannels(_request, { caller, at }) {
      const standing = partOf(await readBook(sql, await books.named(caller.userId, 'real')), standingPart)
      const offered = [...settings().funds.channels.values()].filter(({ deposits: on }) => on)
      return ok(depositRestriction(standing, { at, settings: settings() }) === undefined ? offered.map(offer) : [])
    },
    async depositAddress({ channel: id }, { caller, at }) {
      const channel = await channelFor(caller.userId, id, at)
      if (!channel.ok) return channel
      const address = await depositAddress(caller.userId, channel.value)
      if (!address.ok) return address
      const { network, currency, sandbox } = channel.value
      return ok({ channel: id, network, currency, address: address.value, sandbox })
    },
    async requestDeposit({ channel: id, amount: asked, proof }, { caller: { userId }, at }, once) {
      const channel = await channelFor(userId, id, at)
      if (!channel.ok) return channel
      const amount = decimal(asked)
      const fault = amountFault(amount, channel.value)
      if (fault !== undefined) return refuse(fault)
      if (channel.value.kind === 'bank' && proof === undefined) return refuse({ kind: 'proof_required' })
      const { name: channelName, kind, network, currency } = channel.value
      const asks = { userId, channel: id, channelName, kind, network, currency, amount, submittedAt: at }
      return once((transaction) => addRequest(transaction, { ...asks, proof: proof ?? null }))
    },
    cancelDeposit({ id }, { caller: { userId }, at }, once) {
      return once(async (transaction) => {
        const deposit = await holdDeposit(transaction, Number(id), userId)
        if (deposit === undefined) return refuse({ kind: 'not_found' })
        if (!mayBecome(deposit.state, 'cancelled')) return refuse({ kind: 'deposit_not_open' })
        await putCancelled(transaction, { id: deposit.id, at })
        await notifyDepositor(transaction, deposit, 'deposit_cancelled', at)
        return ok(depositRecord(await requireDeposit(transaction, deposit.id)))
      })
    },
    async deposits({ status, currency, from, to, ...page }, { caller }) {
      const filter = { status, currency, from, to: to === undefined ? undefined : to + 999 }
      const { deposits: found, total } = await listDeposits(sql, caller.userId, filter, stretchOf(page))
      return ok(pageAnswer(page, total, found.map(depositRecord)))
    },
    async deposit({ id }, { caller }) {
      const deposit = await findDeposit(sql, Number(id), caller.userId)
      return deposit === undefined ? refuse({ kind: 'not_found' }) : ok(depositRecord(deposit))
    },
  }
}

const offer = ({ depositMin, ...channel }: Channel) => ({
  id: channel.id,
  name: channel.name,
  kind: channel.kind,
  network: channel.network,
  currency: channel.currency,
  minimum: printDecimal(depositMin),
  arrivalMinutes: channel.arrivalMinutes,
  confirmations: channel.confirmations,
  sandbox: channel.sandbox,
  details: channel.details.map(({ label, value }) => ({ label, value })),
})

function amountFault(amount: Money, { currency, depositMin }: Channel): Refused | undefined {
  const unit = unitOf(placesOf(currency))
  if (!isOnGrid(amount, unit)) return { kind: 'amount_off_grid', ...nearestOnGrid(amount, unit) }
  return amount < depositMin || amount === 0n ? { kind: 'deposit_too_small', minimum: depositMin, currency } : undefined
}

async function addRequest(transaction: Transaction, request: Parameters<typeof insertDeposit>[1]) {
  const { userId, proof, submittedAt } = request
  await lockDepositsOf(transaction, userId)
  if ((await countUnderReview(transaction, userId)) >= openDepositsMax)
    return refuse({ kind: 'open_deposits_exceeded', maximum: openDepositsMax } as const)
  const id = await insertDeposit(transaction, request)
  const named = { fileId: proof ?? '', userId, biz: 'deposit_proof', namedBy: `deposit:${id}` } as const
  if (proof !== null && !(await nameFile(transaction, named))) return refuse({ kind: 'proof_not_found' } as const)
  const deposit = await requireDeposit(transaction, id)
  await notifyDepositor(transaction, deposit, 'deposit_submitted', submittedAt)
  await announceDeposit(transaction, id)
  return ok(depositRecord(deposit))
}

async function requireDeposit(sql: Transaction, id: number): Promise<Deposit> {
  const deposit = await findDeposit(sql, id)
  if (deposit === undefined) throw new Error(`deposit ${id} not found`)
  return deposit
}
