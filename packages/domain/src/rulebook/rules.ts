import type { Rules } from '../books/replay.ts'
import { decide, isUserCommand } from './decide.ts'
import { factKinds } from './noun-tables.ts'
import type { Command } from './nouns.ts'
import { readCommand } from './read-row.ts'

/** The rules of the house, as a replay takes them. */
export const houseRules: Rules<Command> = { readCommand, decide, factKinds, isUserCommand }
