/** A code of an authenticator, or one that was sent. */
export const sixDigitsForm = /^\d{6}$/
/** What stands for the second factor where it may be lost: a code of the authenticator, or one that was noted before. */
export const secondFactorForm = /^(\d{6}|[2-9A-Za-z]{4}(-?[2-9A-Za-z]{4}){2})$/
