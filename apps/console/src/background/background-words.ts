import { readTime } from '../format/read-time.ts'
import { atMsOf } from '../time/wire-day.ts'
import type { PersonBackground, secretEvents, withdrawalWaits } from '@touchstone/wire/console/person-background'
import type { WithdrawalBackground } from '@touchstone/wire/console/withdrawal-background'
import type { ConsoleWithdrawal } from '@touchstone/wire/console/console-withdrawals'
import type { RecoveryUse } from '@touchstone/wire/recovery-uses'

export type Warning = { text: string; detail?: string; type: 'error' | 'warning' | 'info' }

/** What every background shows of a person. */
export type Known = Omit<PersonBackground, 'accounts'>

/** Why withdrawals wait: a reason without words does not compile. */
const waitWords: Readonly<Record<(typeof withdrawalWaits)[number], string>> = {
  recovery_code: 'A recovery code was used. New withdrawals wait',
  secret_changed: 'A password, the authenticator or a contact changed. New withdrawals wait',
  account_new: 'The withdrawal account was added or changed recently. It can be used',
  withdrawal_password_locked: 'The withdrawal password is locked after wrong attempts',
  withdrawals_blocked: 'This user’s withdrawals are blocked',
  sign_in_blocked: 'This user’s sign-in is blocked',
}

/** Changes of a person's secrets, in words. */
export const secretWords: Readonly<Record<(typeof secretEvents)[number], string>> = {
  password_changed: 'Password changed',
  withdrawal_password_set: 'Withdrawal password set',
  withdrawal_password_changed: 'Withdrawal password changed',
  withdrawal_password_locked: 'Withdrawal password locked after wrong attempts',
  second_factor_bound: 'Authenticator turned on',
  second_factor_unbound: 'Authenticator turned off',
  recovery_codes_made: 'New recovery codes',
  recovery_code_used: 'Recovery code used',
  contact_bound: 'E-mail or phone linked',
}

const recoveryWords: Readonly<Record<RecoveryUse, (time: string) => string>> = {
  sign_in_new_device: (time) => `Signed in with a recovery code on a new device (${time})`,
  sign_in: (time) => `Signed in with a recovery code on a known device (${time})`,
  turned_off: (time) => `Authenticator turned off with a recovery code (${time})`,
}

/** When and for what a recovery code was last used; undefined if none was. */
export const recoveryText = (recovery: Known['recovery']): string | undefined =>
  recovery === null ? undefined : recoveryWords[recovery.use](readTime(atMsOf(recovery.time) ?? 0))

function waitText({ kind, untilAtMs }: Known['waits'][number], recovery: Known['recovery']): string {
  const used = kind === 'recovery_code' ? recoveryText(recovery) : undefined
  const words = used === undefined ? waitWords[kind] : `${used}. New withdrawals wait`
  if (untilAtMs === null) return `${words}.`
  return `${words} ${kind === 'account_new' ? 'from' : 'until'} ${readTime(untilAtMs)}.`
}

export function holderWords({ name, isHolder }: { name: string | null; isHolder: boolean | null }): string {
  if (name === null) return 'No verified name'
  return isHolder === true ? 'Yes' : 'No, another name'
}

/** The reasons for care that any decision about a person has, the worst first. */
export function personWarnings({
  identity,
  waits,
  recovery,
}: Pick<Known, 'identity' | 'waits' | 'recovery'>): Warning[] {
  const warnings: Warning[] = waits.map((wait) => ({
    text: waitText(wait, recovery),
    ...(wait.text === '' ? {} : { detail: wait.text }),
    type: 'error',
  }))
  if (identity.verifiedByYou) warnings.push({ text: 'You verified this name yourself.', type: 'warning' })
  return warnings
}

/** The reasons against a withdrawal, the worst first. Who shares the account is shown with links beside them. */
export function warningsOf(
  { identity, withdrawals, waits, account, recovery }: WithdrawalBackground,
  { destination }: Pick<ConsoleWithdrawal, 'destination'>,
): Warning[] {
  const general = personWarnings({ identity, waits, recovery })
  const warnings = general.filter(({ type }) => type === 'error')
  if (identity.isHolder === false)
    warnings.push({
      text:
        identity.name === null
          ? 'This user has no verified name. Nothing shows that the account is theirs.'
          : `The holder “${destination.holder}” isn’t the verified name “${identity.name}”.`,
      type: 'error',
    })
  if (account === null) warnings.push({ text: 'The user has since removed this account.', type: 'warning' })
  warnings.push(...general.filter(({ type }) => type !== 'error'))
  if (withdrawals.isFirst) warnings.push({ text: 'First withdrawal of this user.', type: 'info' })
  return warnings
}
