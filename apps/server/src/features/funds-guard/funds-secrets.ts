import { ok, refuse } from '@touchstone/domain/result'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { withdrawals } from '@touchstone/wire/withdrawals'
import type { HandlersOf } from '../../api/handler.ts'
import { compose } from '../delivery/compose.ts'
import type { Deliver } from '../delivery/send-deliveries.ts'
import { addMessage } from '../messages/add-message.ts'
import type { Sql } from '../../platform/database.ts'
import { codeForMs, makeCode, spendCode } from '../accounts/sessions/codes.store.ts'
import { shownCode } from '../accounts/sessions/shown-code.ts'
import type { OutboxChannels } from '../delivery/courier.ts'
import type { Passwords } from '../accounts/users/passwords.ts'
import { tryPassword } from '../accounts/users/try-secrets.ts'
import { lockContact, requireUser } from '../accounts/users/users.store.ts'
import { fundsAsker, fundsContact, maskContact, tryFundsCode } from './funds-code.ts'
import { holdGuard, putWithdrawalPassword, readGuard } from './guards.store.ts'
import { secretsWaitUntil } from './withdrawal-waits.ts'

export type FundsSecretsDeps = {
  sql: Sql
  settings: () => Settings
  passwords: Passwords
  deliver: Deliver
  codeEveryMs: number
  outbox: OutboxChannels
}

type FundsSecrets = HandlersOf<Pick<typeof withdrawals, 'setWithdrawalPassword' | 'sendFundsCode'>>

/** The calls about the withdrawal password and its codes. Secrets are checked before anything is recorded. */
export const fundsSecretsHandlers = ({
  sql,
  settings,
  passwords,
  deliver,
  codeEveryMs,
  outbox,
}: FundsSecretsDeps): FundsSecrets => ({
  async setWithdrawalPassword({ password, code, withdrawalPassword }, { caller, at }, once) {
    const { userId } = caller
    const user = await requireUser(sql, userId)
    if (fundsContact(user) === undefined) return refuse({ kind: 'contact_required' })
    const right = await tryPassword({ sql, passwords }, user, { password, caller, at })
    if (!right.ok) return right
    const codeId = await tryFundsCode(sql, { userId, code, at })
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

  async sendFundsCode(_request, visit) {
    const { at, language } = visit
    const { userId } = visit.caller
    const contact = fundsContact(await requireUser(sql, userId))
    if (contact === undefined) return refuse({ kind: 'contact_required' })
    return sql.begin(async (transaction) => {
      await lockContact(transaction, contact)
      const asking = { purpose: 'funds', asker: fundsAsker(userId), at, everyMs: codeEveryMs, isValid: true } as const
      const made = await makeCode(transaction, contact, asking)
      if (!made.ok) return made
      const { code } = made.value
      const channel = contact.kind === 'email' ? ('email' as const) : ('sms' as const)
      const details = { code, minutes: codeForMs / 60_000 }
      const { subject, text } = compose('funds_code', { language, channel, details })
      const message = { channel, to: contact.address, subject, text, language, userId, at, expiresAt: at + codeForMs }
      await deliver(transaction, message)
      return ok({
        resendSeconds: codeEveryMs / 1_000,
        validSeconds: codeForMs / 1_000,
        sentTo: maskContact(contact),
        ...shownCode(outbox, { channel, purpose: 'funds', code, isValid: true, isKnown: true }, visit),
      })
    })
  },
})
