export const successCode = 200

/** The specification takes both. */
export const isSuccess = (code: number): boolean => code === successCode || code === 0

export const sessionRequiredCode = 401
