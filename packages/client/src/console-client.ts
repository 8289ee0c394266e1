import { type ConsoleApi, consoleApi } from '@touchstone/wire/console/console-api'
import { answersOf } from './answers-of.ts'
import { type ClientOf, type ClientOptions, createClientOf } from './client-of.ts'

/** Every call of the operators' console as a function. */
export type ConsoleClient = ClientOf<ConsoleApi>

const answers = Promise.resolve(answersOf(consoleApi))

export const createConsoleClient = (options: ClientOptions): ConsoleClient =>
  createClientOf<ConsoleApi>(consoleApi, () => answers, options)
