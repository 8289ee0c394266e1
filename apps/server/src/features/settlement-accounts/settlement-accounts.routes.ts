import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Settings } from '@touchstone/domain/settings/settings'
import { maskTarget } from '@touchstone/domain/withdrawals/mask-target'
import type { settlementAccounts } from '@touchstone/wire/settlement-accounts'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import type { Caller, HandlersOf, Refused } from '../../api/handler.ts'
import { addMessage } from '../messages/add-message.ts'
import type { Sql, Transaction } from '../../platform/database.ts'
import { spendCode } from '../accounts/sessions/codes.store.ts'
import type { AuthenticatorSafe } from '../accounts/users/authenticator-safe.ts'
import type { Passwords } from '../accounts/users/passwords.ts'
import { tryPassword } from '../accounts/users/try-secrets.ts'
import { requireUser } from '../accounts/users/users.store.ts'
import { checkAuthenticator, spendStep } from '../funds-guard/authenticator-check.ts'
import { tryOwnCode } from '../accounts/sessions/own-code.ts'
import { type Guard, holdGuard, putWhitelist, readGuard } from '../funds-guard/guards.store.ts'
import { accountUsableFrom, isWhitelisted } from '../funds-guard/withdrawal-waits.ts'
import { accountDetails } from './account-details.ts'
import {
  type AccountDetails,
  findAccount,
  hadAccount,
  insertAccount,
  isBoundElsewhere,
  listAccounts,
  removeAccount,
  type SettlementAccount,
  updateAccount,
} from './settlement-accounts.store.ts'

export type SettlementAccountsDeps = {
  sql: Sql
  settings: () => Settings
  passwords: Passwords
  safe: AuthenticatorSafe
}
type AccountRecord = z.input<typeof settlementAccounts.addSettlementAccount.reply>

export function settlementAccountsHandlers(deps: SettlementAccountsDeps): HandlersOf<typeof settlementAccounts> {
  const { sql, settings } = deps

  async function checkPassword(caller: Caller, password: string, at: number): Promise<Result<undefined, Refused>> {
    return tryPassword(deps, await requireUser(sql, caller.userId), { password, caller, at })
  }

  return {
    async settlementAccounts(_request, { caller: { userId }, at }) {
      const guard = await readGuard(sql, userId)
      const accounts = await listAccounts(sql, userId)
      return ok(accounts.map((account) => accountRecord(account, guard, { at, settings: settings() })))
    },
    async addSettlementAccount({ password, code, authenticatorCode, ...asked }, { caller, at }, once) {
      const { userId } = caller
      const details = accountDetails(asked, settings())
      if (!details.ok) return details
      const right = await checkPassword(caller, password, at)
      if (!right.ok) return right
      const isFirst = !(await hadAccount(sql, userId))
      const codeId = isFirst ? await tryOwnCode(sql, { caller, purpose: 'funds', code: code ?? '', at }) : ok(undefined)
      if (!codeId.ok) return codeId
      const step = await checkAuthenticator(deps, { caller, code: authenticatorCode, at })
      if (!step.ok) return step
      const adding = { userId, details: details.value, at, settings: settings(), codeId: codeId.value }
      return once(async (transaction) => {
        const spent = await spendStep(transaction, userId, step.value)
        return spent.ok ? addAccount(transaction, adding) : spent
      })
    },
    async editSettlementAccount({ id, password, authenticatorCode, ...asked }, { caller, at }, once) {
      const { userId } = caller
      const details = accountDetails(asked, settings())
      if (!details.ok) return details
      const right = await checkPassword(caller, password, at)
      if (!right.ok) return right
      const step = await checkAuthenticator(deps, { caller, code: authenticatorCode, at })
      if (!step.ok) return step
      const editing = { userId, id: Number(id), details: details.value, at, settings: settings() }
      return once(async (transaction) => {
        const spent = await spendStep(transaction, userId, step.value)
        return spent.ok ? editAccount(transaction, editing) : spent
      })
    },
    async removeSettlementAccount({ id, password }, { caller, at }, once) {
      const { userId } = caller
      const right = await checkPassword(caller, password, at)
      if (!right.ok) return right
      return once(async (transaction) => {
        await holdGuard(transaction, userId)
        const account = await findAccount(transaction, userId, Number(id))
        if (account === undefined) return refuse({ kind: 'not_found' })
        await removeAccount(transaction, account.id, at)
        const details = { target: maskTarget(account) }
        await addMessage(transaction, { userId, category: 'system', kind: 'settlement_account_removed', details, at })
        return ok({ done: true })
      })
    },
    async setWhitelistMode({ on, password }, { caller, at }, once) {
      const { userId } = caller
      const right = await checkPassword(caller, password, at)
      if (!right.ok) return right
      const { waitMs } = settings().funds
      return once(async (transaction) => ok(await switchWhitelist(transaction, { userId, on, at, waitMs })))
    },
  }
}

type Known = { at: number; settings: Settings }

function accountRecord(account: SettlementAccount, guard: Guard, { at, settings: { funds } }: Known): AccountRecord {
  const { id, kind, channel, currency, network, bankName, holder, target, label, createdAt } = account
  return {
    id: String(id),
    kind,
    channel,
    channelName: funds.channels.get(channel)?.name ?? channel,
    currency,
    network,
    bankName,
    holder,
    target,
    masked: maskTarget(account),
    label,
    usableFromAtMs: accountUsableFrom(account, guard, { at, waitMs: funds.waitMs }),
    createdTime: printWireTime(createdAt),
  }
}

type Adding = Known & { userId: number; details: AccountDetails; codeId: number | undefined }

async function addAccount(
  transaction: Transaction,
  { userId, details, at, settings, codeId }: Adding,
): Promise<Result<AccountRecord, Refused>> {
  const { accountsMax, waitMs } = settings.funds
  const guard = await holdGuard(transaction, userId)
  // Of two concurrent first accounts the second waited here, and is not the first any more.
  const countsNow = codeId !== undefined && !isWhitelisted(guard, at) && !(await hadAccount(transaction, userId))
  if (codeId !== undefined && !(await spendCode(transaction, codeId, at))) return refuse({ kind: 'code_wrong' })
  const bound = await listAccounts(transaction, userId)
  if (bound.length >= accountsMax) return refuse({ kind: 'settlement_accounts_exceeded', maximum: accountsMax })
  const usableFrom = countsNow ? at : at + waitMs
  const account = await insertAccount(transaction, { userId, details, at, usableFrom })
  if (account === undefined) return refuse({ kind: 'settlement_account_exists' })
  const masked = maskTarget(account)
  const message = countsNow
    ? { kind: 'settlement_account_usable', details: { target: masked } }
    : { kind: 'settlement_account_added', details: { target: masked, usableAt: usableFrom } }
  await addMessage(transaction, { userId, category: 'system', ...message, at })
  return ok(accountRecord(account, guard, { at, settings }))
}

type Editing = Known & { userId: number; id: number; details: AccountDetails }

async function editAccount(
  transaction: Transaction,
  { userId, id, details, at, settings }: Editing,
): Promise<Result<AccountRecord, Refused>> {
  const guard = await holdGuard(transaction, userId)
  const before = await findAccount(transaction, userId, id)
  if (before === undefined || before.kind !== details.kind) return refuse({ kind: 'not_found' })
  const { channel, target } = details
  if (await isBoundElsewhere(transaction, userId, { id, channel, target }))
    return refuse({ kind: 'settlement_account_exists' })
  if (isSamePlace(before, details)) {
    const { changedAt, usableFrom } = before
    const renamed = await updateAccount(transaction, id, { details, changedAt, usableFrom })
    return ok(accountRecord(renamed, guard, { at, settings }))
  }
  const usableFrom = at + settings.funds.waitMs
  const account = await updateAccount(transaction, id, { details, changedAt: at, usableFrom })
  const changes = { target: maskTarget(account), usableAt: usableFrom }
  await addMessage(transaction, {
    userId,
    category: 'system',
    kind: 'settlement_account_changed',
    details: changes,
    at,
  })
  return ok(accountRecord(account, guard, { at, settings }))
}

/** Returns whether money would go to the same destination: only the person's name for it differs. */
const isSamePlace = (a: AccountDetails, b: AccountDetails): boolean =>
  a.channel === b.channel && a.target === b.target && a.bankName === b.bankName && a.holder === b.holder

type Switching = { userId: number; on: boolean; at: number; waitMs: number }

/** Switched on it counts at once; switched off it ends after the wait, and a second switching off prolongs nothing. */
async function switchWhitelist(transaction: Transaction, { userId, on, at, waitMs }: Switching) {
  const guard = await holdGuard(transaction, userId)
  const isOn = isWhitelisted(guard, at)
  const from = isOn ? guard.whitelistFrom : on ? at : null
  const endsAt = on || !isOn ? null : (guard.whitelistEndsAt ?? at + waitMs)
  await putWhitelist(transaction, userId, { from, endsAt })
  const hasChanged = isOn ? endsAt !== guard.whitelistEndsAt : on
  const kind = on ? 'whitelist_switched_on' : 'whitelist_switched_off'
  if (hasChanged) await addMessage(transaction, { userId, category: 'system', kind, details: { endsAt }, at })
  return { whitelist: from !== null, endsAtMs: endsAt }
}
