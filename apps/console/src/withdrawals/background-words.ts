import { printServerTime, printTime } from '@touchstone/app/time/times'
import type { ConsoleWithdrawal } from '@touchstone/wire/console/console-withdrawals'
import type { RecoveryUse } from '@touchstone/wire/recovery-uses'
import type {
  secretEvents,
  withdrawalWaits,
  WithdrawalBackground,
} from '@touchstone/wire/console/withdrawal-background'

export type Warning = { text: string; detail?: string; type: 'error' | 'warning' | 'info' }

/** Each reason to wait in words: one that the server can name does not compile without. */
const waitWords: Readonly<Record<(typeof withdrawalWaits)[number], string>> = {
  recovery_code: 'A recovery code was used: new withdrawals wait',
  secret_changed: 'A password, the second factor or a contact was changed: new withdrawals wait',
  account_new: 'The account was bound or changed so lately that it does not count yet: it waits',
  withdrawal_password_locked: 'The withdrawal password is locked after wrong tries',
  withdrawals_blocked: 'The withdrawals of this user are blocked',
  sign_in_blocked: 'The sign-in of this user is blocked',
}

/** What may have happened to a person's secrets, in words. */
export const secretWords: Readonly<Record<(typeof secretEvents)[number], string>> = {
  password_changed: 'Sign-in password changed',
  withdrawal_password_set: 'First withdrawal password set',
  withdrawal_password_changed: 'Withdrawal password changed',
  withdrawal_password_locked: 'Withdrawal password locked after wrong tries',
  second_factor_bound: 'Authenticator turned on',
  second_factor_unbound: 'Authenticator turned off',
  recovery_codes_made: 'Recovery codes made anew',
  recovery_code_used: 'A recovery code used',
  contact_bound: 'E-mail or phone linked',
}

const recoveryWords: Readonly<Record<RecoveryUse, (time: string) => string>> = {
  sign_in_new_device: (time) => `Signed in with a recovery code at ${time}, on a new device`,
  sign_in: (time) => `Signed in with a recovery code at ${time}, on a device known before`,
  turned_off: (time) => `The authenticator was turned off with a recovery code at ${time}`,
}

/** When and what for a recovery code was last used; undefined where none was. */
export const recoveryText = (recovery: WithdrawalBackground['recovery']): string | undefined =>
  recovery === null ? undefined : recoveryWords[recovery.use](printServerTime(recovery.time))

function wordsOf(kind: keyof typeof waitWords, recovery: WithdrawalBackground['recovery']): string {
  const told = kind === 'recovery_code' ? recoveryText(recovery) : undefined
  return told === undefined ? waitWords[kind] : `${told}: new withdrawals wait`
}

export function holderWords({ name, isHolder }: WithdrawalBackground['identity']): string {
  if (name === null) return 'no name was verified'
  return isHolder === true ? 'yes' : 'NO: another name'
}

/** What speaks against a withdrawal, the worst first. Who shares the account is said with links beside it. */
export function warningsOf(
  { identity, withdrawals, waits, account, recovery }: WithdrawalBackground,
  { destination }: Pick<ConsoleWithdrawal, 'destination'>,
): Warning[] {
  const warnings: Warning[] = waits.map(({ kind, untilAtMs, text }) => ({
    text:
      untilAtMs === null ? `${wordsOf(kind, recovery)}.` : `${wordsOf(kind, recovery)} until ${printTime(untilAtMs)}.`,
    ...(text === '' ? {} : { detail: text }),
    type: 'error',
  }))
  if (identity.isHolder === false)
    warnings.push({
      text:
        identity.name === null
          ? 'No name of this user was verified: nothing shows that the account is theirs.'
          : `The holder “${destination.holder}” is not the verified name “${identity.name}”.`,
      type: 'error',
    })
  if (account === null) warnings.push({ text: 'The user has taken this account away since.', type: 'warning' })
  if (identity.verifiedByYou) warnings.push({ text: 'You verified this name yourself.', type: 'warning' })
  if (withdrawals.isFirst) warnings.push({ text: 'This is the first withdrawal of this user.', type: 'info' })
  return warnings
}
