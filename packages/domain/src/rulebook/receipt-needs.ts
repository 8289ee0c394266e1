import type { DecidedRow } from '../receipts/decided-row.ts'
import { type AcceptedRow, type Crossing, oneTick, type ReceiptNeeds, type TapeNeed } from '../receipts/formula.ts'
import type { Settings } from '../settings/settings.ts'
import { giverOf, replyRules } from './journal-tables.ts'
import { rowOf } from './merged.ts'
import type { Reply } from './nouns.ts'

type Decided = DecidedRow<Reply>

/** The sequence of the row that accepted what this one fills or settles; undefined where none did. */
export function acceptedBy(decided: Decided): number | undefined {
  const { acceptedBy: by } = rowOf(replyRules, decided.reply.kind)
  return by === 'none' ? undefined : by(decided as never)
}

/** The prices that set a row off. */
export function crossingsOf(decided: Decided, settings: Settings): readonly Crossing[] {
  const { formula } = rowOf(replyRules, decided.reply.kind)
  return formula === 'none' || formula.crossings === 'none' ? [] : formula.crossings(decided as never, settings)
}

/** Whether prices of several symbols together set a row off. */
export function isSetOffTogether(decided: Decided): boolean {
  const { formula } = rowOf(replyRules, decided.reply.kind)
  if (formula === 'none' || formula.isSetOffTogether === 'never') return false
  return formula.isSetOffTogether(decided as never)
}

/** The symbols of which a row waited for a tick: another rule than that of the tick in force finds it. */
export function waitedForBy(decided: Decided): ReadonlySet<string> {
  const { formula } = rowOf(replyRules, decided.reply.kind)
  const { command, facts } = decided
  const symbols = formula === 'none' || formula.waitedFor === 'none' ? [] : formula.waitedFor(decided as never)
  const filled = command.kind === 'fill_market_order' && facts.fillTick !== undefined ? [facts.fillTick.symbol] : []
  return new Set([...symbols, ...filled])
}

/** The channels of the settings that a row follows from. */
export function channelsOf(decided: Decided): readonly string[] {
  const { channels } = rowOf(replyRules, decided.reply.kind)
  return channels === 'none' ? [] : channels(decided as never)
}

/** Whether a price set it off, by prices that were in force: its receipt carries the row before it. */
export function needsBefore(decided: Decided): boolean {
  const waitedFor = waitedForBy(decided)
  const named = Object.keys(decided.facts.ticks ?? {})
  return giverOf(decided.command) === 'price' && named.some((symbol) => !waitedFor.has(symbol))
}

/** Returns what the receipt of a row carries of the tape, and which settings. */
export function needsOf(decided: Decided, accepted: AcceptedRow | null): ReceiptNeeds {
  const { formula, armedBy: by } = rowOf(replyRules, decided.reply.kind)
  const armedBy = by === 'none' ? null : (by(decided as never) ?? null)
  const { ticks = {}, at, settings } = decided.facts
  const waitedFor = waitedForBy(decided)
  const named = Object.entries(ticks).map(([symbol, sequence]): TapeNeed => ({
    ...oneTick(symbol, sequence),
    ...(waitedFor.has(symbol) ? {} : { replacedAt: at }),
  }))
  const needs = formula === 'none' ? {} : formula.needs(decided as never, accepted)
  const usual = { settingsVersion: settings, settingsAt: at, armedBy, inputs: [] }
  return { ...usual, ...needs, tape: [...named, ...(needs.tape ?? [])] }
}
