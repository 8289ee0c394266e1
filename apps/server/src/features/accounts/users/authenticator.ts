import { Secret, TOTP } from 'otpauth'

const issuer = 'Touchstone'
/** Steps before and after the present one whose codes are taken, for clocks that are not quite right. */
const window = 1

export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app scans. */
export const authenticatorUrl = (secret: string, account: string, issuedBy = issuer): string =>
  new TOTP({ issuer: issuedBy, label: account, secret: Secret.fromBase32(secret) }).toString()

/** The step of 30 s that a code belongs to, if it is one of those around a moment (epoch milliseconds). */
export function stepOf(secret: string, code: string, at: number): number | undefined {
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), timestamp: at, window })
  return delta === null ? undefined : TOTP.counter({ timestamp: at }) + delta
}
