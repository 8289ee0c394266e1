import type { Book } from '../books/book.ts'
import type { Change, Decided, Decision, Reply } from '../books/decision.ts'
import type { Facts } from '../books/facts.ts'
import { isHouseBook } from '../house-books/checked-pool.ts'
import { isNetworkBook } from '../network-tape/network-record.ts'
import type { AnyCommandRule, Opening } from '../noun/noun.ts'
import { withLossesCounted } from '../restrictions/losses-counted.ts'
import { openingRestriction } from '../restrictions/restrictions.ts'
import { ok, refuse, type Result } from '../result.ts'
import { checkListed } from '../settings/added-currencies.ts'
import { postingRule } from './journal-tables.ts'
import { rowOf } from './merged.ts'
import { commandRules, commandsOfHouseBooks, partKinds, recordKinds, userCommands } from './noun-tables.ts'
import type { Command, Refusal } from './nouns.ts'

/**
 * Decides a command on a book: which money moves, what else changes, and the reply; or the refusal. Pure: the same
 * book, command and facts give the same result to the last digit, in the server, the simulator and a replay.
 * @throws if a rule changes what no noun has declared, or moves a currency that the settings do not list.
 */
export function decide(book: Book, command: Command, facts: Facts): Decided<Reply, Refusal> {
  if ((isHouseBook(book) || isNetworkBook(book)) && !commandsOfHouseBooks.has(command.kind))
    return refuse({ kind: 'wrong_house_book' })
  const { opens, decide: decideIt } = ruleOf(command)
  const opening = opens === 'nothing' ? undefined : opens(command, book)
  const restriction = opening && openingRestriction(book, opening, facts)
  if (restriction !== undefined) return refuse(restriction)
  const decided = decideIt(book, command, facts)
  if (!decided.ok) return decided
  for (const change of decided.value.changes) checkDeclared(change)
  checkListed(decided.value.postings, facts.settings)
  return ok(withLossesCounted(book, decided.value, facts.at, isRealised))
}

/** Another kind would be written to the book's texts, and they could not be read again. */
function checkDeclared({ kind, of }: Change): void {
  const declared = kind === 'record' ? recordKinds.get(of.name) : partKinds.get(of.name)
  if (declared !== of) throw new Error(`no noun has declared the ${kind} ${of.name}`)
}

type Rule = {
  opens: 'nothing' | ((command: Command, book: Book) => Opening | undefined)
  decide: (book: Book, command: Command, facts: Facts) => Result<Decision, Refusal>
}

/** Returns the rule for the kind of a command: `noun` has checked that it decides commands of that kind. */
const ruleOf = ({ kind }: Command): Rule => rowOf<AnyCommandRule>(commandRules, kind) as AnyCommandRule & Rule

const isRealised = (kind: string): boolean => postingRule(kind).isRealised

export const isUserCommand = ({ kind }: Command): boolean => userCommands.has(kind)
