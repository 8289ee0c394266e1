import { secondFactorForm } from '@touchstone/wire/code-forms'

/** Six digits of an authenticator, or a recovery code, as the wire takes them. */
export const isSecondFactorCode = (typed: string): boolean => secondFactorForm.test(typed)

/** What was typed or pasted of a recovery code: capitals, without spaces; programs make other dashes of a hyphen. */
export const plainRecoveryCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
