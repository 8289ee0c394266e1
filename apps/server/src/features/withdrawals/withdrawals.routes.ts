import { partOf } from '@touchstone/domain/books/book'
import { named } from '@touchstone/domain/books/fact-kind'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { isOffAt } from '@touchstone/domain/restrictions/in-force'
import { standingPart } from '@touchstone/domain/restrictions/standing'
import { ok, refuse } from '@touchstone/domain/result'
import type { Channel, Settings } from '@touchstone/domain/settings/settings'
import { settlementAccountFact } from '@touchstone/domain/withdrawals/settlement-account-fact'
import { withdrawalAllowance } from '@touchstone/domain/withdrawals/withdrawal-limits'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { withdrawals } from '@touchstone/wire/withdrawals'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf, Refused } from '../../api/handler.ts'
import { readBook } from '../../executor/books.store.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Sql } from '../../platform/database.ts'
import { readSettlementAccount } from '../settlement-accounts/settlement-account-fact.ts'
import type { AuthenticatorSafe } from '../accounts/users/authenticator-safe.ts'
import { requireUser } from '../accounts/users/users.store.ts'
import { spendCodeFor } from '../funds-guard/authenticator-check.ts'
import { ownContact, maskContact } from '../accounts/sessions/own-code.ts'
import { readGuard } from '../funds-guard/guards.store.ts'
import { createWithdrawalPasswords } from '../funds-guard/try-withdrawal-password.ts'
import { fundsSecretsHandlers, type FundsSecretsDeps } from '../funds-guard/funds-secrets.ts'
import { findAccount } from '../settlement-accounts/settlement-accounts.store.ts'
import { withdrawalRecord } from './withdrawal-record.ts'
import { isWhitelisted, secretsWaitUntil, waitCause } from '../funds-guard/withdrawal-waits.ts'
import { findWithdrawal, listWithdrawals } from './withdrawals.store.ts'

export type WithdrawalsDeps = FundsSecretsDeps & { books: CallerBooks; safe: AuthenticatorSafe }

export function withdrawalsHandlers(deps: WithdrawalsDeps): HandlersOf<typeof withdrawals> {
  const { sql, settings, books } = deps
  const tryWithdrawalPassword = createWithdrawalPasswords(deps)
  return {
    ...fundsSecretsHandlers(deps),
    withdrawalTerms: async (_request, { caller, at }) => ok(await termsOf(deps, caller.userId, at)),

    async requestWithdrawal(request, { caller, at, key }) {
      const { userId } = caller
      const { accountId, withdrawalPassword: password, authenticatorCode: code } = request
      const right = await tryWithdrawalPassword({ userId, password, at })
      if (!right.ok) return right
      const shown = await spendCodeFor(deps, { caller, code, at, key })
      if (!shown.ok) return shown
      const asked = { userId, accountId: Number(accountId), at, settings: settings() }
      const account = await readSettlementAccount(sql, asked)
      return {
        ...ok(callCommands.requestWithdrawal(request)),
        named: { byKind: named(settlementAccountFact, account) },
        explain: (refusal) => withCurrency(sql, refusal, asked),
      }
    },
    cancelWithdrawal: (request) => ok(callCommands.cancelWithdrawal(request)),

    async withdrawals({ status, currency, from, to, ...page }, { caller }) {
      const bookId = await books.named(caller.userId, 'real')
      const filter = { status, currency, from, to: to === undefined ? undefined : to + 999 }
      const { withdrawals: found, total } = await listWithdrawals(sql, bookId, filter, stretchOf(page))
      const records = found.map((withdrawal) => withdrawalRecord(withdrawal, bookId, settings()))
      return ok(pageAnswer(page, total, records))
    },
    async withdrawal({ id }, { caller }) {
      const bookId = await books.holding(caller.userId, id)
      const withdrawal = bookId === undefined ? undefined : await findWithdrawal(sql, bookId, id)
      if (bookId === undefined || withdrawal === undefined) return refuse({ kind: 'not_found' })
      return ok(withdrawalRecord(withdrawal, bookId, settings()))
    },
  }
}

async function termsOf({ sql, settings, books }: WithdrawalsDeps, userId: number, at: number) {
  const book = await readBook(sql, await books.named(userId, 'real'))
  const standing = partOf(book, standingPart)
  const guard = await readGuard(sql, userId)
  const user = await requireUser(sql, userId)
  const contact = ownContact(user)
  const current = settings()
  const { day, month, dayLeft, monthLeft, requestsLeft } = withdrawalAllowance(book, { at, settings: current })
  const waitsUntil = secretsWaitUntil(guard, current.funds.waitMs)
  const whitelist = isWhitelisted(guard, at)
  return {
    channels: offered(standing, current, at),
    level: standing.identityLevel,
    limits: {
      day: printDecimal(day),
      month: printDecimal(month),
      dayLeft: printDecimal(dayLeft),
      monthLeft: printDecimal(monthLeft),
    },
    blocked: standing.withdrawalsBlocked === '' ? null : standing.withdrawalsBlocked,
    passwordSet: guard.passwordHash !== null,
    passwordLockedUntilAtMs: guard.lockedUntil > at ? guard.lockedUntil : null,
    waitsUntilAtMs: waitsUntil > at ? waitsUntil : null,
    waitsFor: waitsUntil > at ? waitCause(guard, { at, waitMs: current.funds.waitMs }) : null,
    changeWaitMs: current.funds.waitMs,
    requestsLeftToday: requestsLeft,
    whitelist,
    whitelistEndsAtMs: whitelist ? guard.whitelistEndsAt : null,
    codesGoTo: contact === undefined ? null : maskContact(contact),
    authenticatorBound: user.secondFactorBound,
  }
}

function offered(standing: Parameters<typeof isOffAt>[0], settings: Settings, at: number) {
  if (isOffAt(standing, 'withdrawals', settings, at)) return []
  return [...settings.funds.channels.values()].filter((channel) => channel.withdrawals).map(offer)
}

const offer = ({ id, name, kind, network, currency, arrivalMinutes, sandbox, ...channel }: Channel) => ({
  id,
  name,
  kind,
  network,
  currency,
  minimum: printDecimal(channel.withdrawalMin),
  feeFixed: printDecimal(channel.feeFixed),
  feeRate: printDecimal(channel.feeRate),
  arrivalMinutes,
  sandbox,
})

type Asked = { userId: number; accountId: number }

/** The smallest amount is of the account's currency, which the book does not say. */
async function withCurrency(sql: Sql, refusal: Refused, { userId, accountId }: Asked): Promise<Refused> {
  if (refusal.kind !== 'amount_too_small') return refusal
  const account = await findAccount(sql, userId, accountId)
  return account === undefined
    ? refusal
    : { kind: 'withdrawal_too_small', minimum: refusal['minimum'], currency: account.currency }
}
