import { type ConsoleApi, consoleApi } from '@touchstone/wire/console/console-api'
import { type ClientOf, type ClientOptions, createClientOf } from './client-of.ts'

/** Every call of the operators' console as a function. */
export type ConsoleClient = ClientOf<ConsoleApi>

export const createConsoleClient = (options: ClientOptions): ConsoleClient => createClientOf(consoleApi, options)
