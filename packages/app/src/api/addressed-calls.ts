import { api } from '@touchstone/wire/api'

/**
 * Where each call goes: all that is needed of it before its answer comes. A build reads it here and writes it into the app
 * as `__CALLS__`, so that the app need not have the wire's forms to begin with.
 */
export const addressedCalls = Object.fromEntries(
  Object.entries(api).map(([name, { method, path, effect }]) => [name, { method, path, effect }]),
)
