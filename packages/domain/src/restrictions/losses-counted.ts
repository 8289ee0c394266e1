import { type Book, partOf } from '../books/book.ts'
import { type Decision, partChange, partIn } from '../books/decision.ts'
import { countRealised } from './losses.ts'
import { standingPart } from './standing.ts'

/** Returns the decision with its realised losses counted towards the loss limit of a real book. */
export function withLossesCounted<P>(
  book: Book,
  decision: Decision<P>,
  at: number,
  isRealised: (posting: string) => boolean,
): Decision<P> {
  if (book.world !== 'real') return decision
  const standing = partIn(decision.changes, standingPart) ?? partOf(book, standingPart)
  const losses = countRealised(standing.losses, decision.postings, at, isRealised)
  if (losses === standing.losses) return decision
  return { ...decision, changes: [...decision.changes, partChange(standingPart, { ...standing, losses })] }
}
