/** Six digits of an authenticator, or a recovery code, as the wire takes them. */
export const isSecondFactorCode = (typed: string): boolean =>
  /^(\d{6}|[2-9A-Za-z]{4}(-?[2-9A-Za-z]{4}){2})$/.test(typed)

/** What was typed of a recovery code: capitals, without spaces. */
export const plainRecoveryCode = (typed: string): string => typed.toUpperCase().replaceAll(/\s/g, '')
