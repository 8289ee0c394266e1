import { ok, refuse } from '@touchstone/domain/result'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { withdrawals } from '@touchstone/wire/withdrawals'
import type { HandlersOf } from '../../api/handler.ts'
import { addMessage } from '../messages/add-message.ts'
import type { Sql } from '../../platform/database.ts'
import { spendCode } from '../accounts/sessions/codes.store.ts'
import type { Passwords } from '../accounts/users/passwords.ts'
import { tryPassword } from '../accounts/users/try-secrets.ts'
import { requireUser } from '../accounts/users/users.store.ts'
import { ownContact, tryOwnCode } from '../accounts/sessions/own-code.ts'
import { holdGuard, putWithdrawalPassword, readGuard } from './guards.store.ts'
import { secretsWaitUntil } from './withdrawal-waits.ts'

export type FundsSecretsDeps = {
  sql: Sql
  settings: () => Settings
  passwords: Passwords
}

type FundsSecrets = HandlersOf<Pick<typeof withdrawals, 'setWithdrawalPassword'>>

/** The call that sets the withdrawal password. Secrets are checked before anything is recorded. */
export const fundsSecretsHandlers = ({ sql, settings, passwords }: FundsSecretsDeps): FundsSecrets => ({
  async setWithdrawalPassword({ password, code, withdrawalPassword }, { caller, at }, once) {
    const { userId } = caller
    const user = await requireUser(sql, userId)
    if (ownContact(user) === undefined) return refuse({ kind: 'contact_required' })
    const right = await tryPassword({ sql, passwords }, user, { password, caller, at })
    if (!right.ok) return right
    const codeId = await tryOwnCode(sql, { caller, purpose: 'funds', code, at })
    if (!codeId.ok) return codeId
    const { passwordHash: before } = await readGuard(sql, userId)
    if (before !== null && (await passwords.matches(before, withdrawalPassword)))
      return refuse({ kind: 'withdrawal_password_unchanged' })
    const passwordHash = await passwords.hash(withdrawalPassword)
    return once(async (transaction) => {
      const guard = await holdGuard(transaction, userId)
      if (!(await spendCode(transaction, codeId.value, at))) return refuse({ kind: 'code_wrong' })
      const isFirst = guard.passwordHash === null
      const changedAt = isFirst ? guard.changedAt : at
      await putWithdrawalPassword(transaction, { userId, passwordHash, changedAt })
      const kind = isFirst ? 'withdrawal_password_set' : 'withdrawal_password_changed'
      await addMessage(transaction, { userId, category: 'system', kind, details: {}, at })
      const waitsUntil = secretsWaitUntil({ ...guard, changedAt }, settings().funds.waitMs)
      return ok({ waitsUntilAtMs: waitsUntil > at ? waitsUntil : null })
    })
  },
})
