import { secondFactorForm } from '@touchstone/wire/code-forms'

/** Six digits of an authenticator, or a recovery code, as the wire takes them. */
export const isSecondFactorCode = (typed: string): boolean => secondFactorForm.test(typed)

/** What was typed of a recovery code: capitals, without spaces. */
export const plainRecoveryCode = (typed: string): string => typed.toUpperCase().replaceAll(/\s/g, '')
