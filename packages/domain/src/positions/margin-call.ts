import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { refuse } from '../result.ts'
import { crossRisk, markFact, termsOf } from './account-risk.ts'
import { type Fine, fine } from './brackets.ts'
import { crossPositions, marginCallPart } from './held-positions.ts'
import type { CommandOf } from './position-commands.ts'
import type { PositionPosting } from './position-postings.ts'
import { positionRecord } from './position.ts'
import { riskAt } from './valuation.ts'

/** A margin call goes out when maintenance / equity first passes one of these. Percent. */
export const marginCallPercents = [90, 80] as const

/** The highest threshold that maintenance / equity has passed; 0 for none. No equity passes every one. */
export function marginCallPercentOf(maintenance: Fine, equity: bigint): number {
  return marginCallPercents.find((percent) => maintenance * 100n >= fine(equity) * BigInt(percent)) ?? 0
}

/** Notifies the user, once a threshold, that an isolated position (by id) or the cross positions (null) are in danger. */
export function callMargin(book: Book, command: CommandOf<'call_margin'>, facts: Facts) {
  const draft = openDraft<PositionPosting>(book)
  if (command.positionId === null) {
    const { equity, maintenance } = crossRisk(draft, facts)
    const percent = crossPositions(draft).length === 0 ? 0 : marginCallPercentOf(maintenance, equity)
    if (percent <= partOf(book, marginCallPart)) return refuse({ kind: 'not_due' })
    draft.setPart(marginCallPart, percent)
    return draft.decide({ kind: 'margin_call', positionId: null, percent })
  }
  const position = draft.record(positionRecord, command.positionId)
  if (position?.marginMode !== 'isolated') return refuse({ kind: 'not_due' })
  const { symbol } = position
  const { profit, maintenance } = riskAt(position, termsOf(facts, symbol), markFact(facts, symbol))
  const percent = marginCallPercentOf(maintenance, position.margin + profit)
  if (percent <= position.marginCallPercent) return refuse({ kind: 'not_due' })
  draft.put(positionRecord, { ...position, marginCallPercent: percent })
  return draft.decide({ kind: 'margin_call', positionId: position.id, percent })
}
