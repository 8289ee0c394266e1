import { mayDecideAt } from '../market/may-decide.ts'
import { type DecidedRow, pendingIn } from '../receipts/decided-row.ts'
import type { AcceptedRow, Carried } from '../receipts/formula.ts'
import { giverOf, replyRules } from './journal-tables.ts'
import { rowOf } from './merged.ts'
import type { Reply } from './nouns.ts'

type Given = Pick<Carried, 'accepted' | 'settings' | 'tape'>

/**
 * Whether only the house says on which price a person traded: the settings do not say, or the receipt does not carry those
 * that do; or a close waited for a price that was stale, though its tick looks fresh. Of what waited, the row that accepted
 * it is asked.
 */
export function isFillAtOpen(decided: DecidedRow<Reply>, given: Given): boolean {
  const waited = decided.facts.fillTick?.symbol
  if (waited === undefined) return isTrade(decided) && isOpen(decided, given)
  return given.accepted !== null && isOpen(given.accepted, given, waited)
}

/** What a person asked for and prices decided: it filled, or it waits for a price. */
const isTrade = (decided: DecidedRow<Reply>): boolean =>
  giverOf(decided.command) === 'person' &&
  Object.keys(decided.facts.ticks ?? {}).length > 0 &&
  (waits(decided.reply) || rowOf(replyRules, decided.reply.kind).formula !== 'none')

const waits = (reply: object): boolean => ('state' in reply && reply.state === 'pending') || pendingIn(reply).length > 0

function isOpen(
  { reply, facts }: DecidedRow<Reply> | AcceptedRow,
  { settings, tape }: Given,
  waited?: string,
): boolean {
  // A quote is decided by the settings that it was made under, which are those that the receipt carries.
  if (waited !== undefined && facts.settings !== settings.version) return true
  if (settings.fillAt === undefined) return true
  if (settings.fillAt === 'next_tick' || !waits(reply)) return false
  const { at, states = {}, ticks = {} } = facts
  const stale = Object.keys(states).filter((symbol) => states[symbol] === 'stale' && (waited ?? symbol) === symbol)
  return stale.some((symbol) => {
    const [terms, sequence] = [settings.symbols.get(symbol), ticks[symbol]]
    return terms === undefined || sequence === undefined || mayDecideAt(tape.tick(symbol, sequence), terms, at)
  })
}
