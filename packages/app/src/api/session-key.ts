/** The specification's: local storage and cookie have the same name. */
export const tokenKey = 'token'
