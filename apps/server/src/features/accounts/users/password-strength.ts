import { refuse, type Result } from '@touchstone/domain/result'
import { passwordLengthMin, weaknessOf } from '@touchstone/wire/password-strength'

/** Refuses a password that is short or among the first that anybody would guess for this account. */
export function checkPasswordStrength(
  password: string,
  named: Parameters<typeof weaknessOf>[1],
): Result<undefined, { kind: 'password_too_weak'; minimum: number }> {
  return weaknessOf(password, named) === undefined
    ? { ok: true, value: undefined }
    : refuse({ kind: 'password_too_weak', minimum: passwordLengthMin })
}
