/** How many recovery codes are made at a time. */
export const recoveryCodesMade = 10

/**
 * What a recovery code, in place of an authenticator, was last used for: a sign-in in a browser that the account was not
 * known in, or was, or to turn the authenticator off.
 */
export const recoveryUses = ['sign_in_new_device', 'sign_in', 'turned_off'] as const
export type RecoveryUse = (typeof recoveryUses)[number]
