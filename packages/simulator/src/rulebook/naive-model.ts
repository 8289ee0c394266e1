import { emptyNaiveBook, heldBy, type NaiveBook } from '../naive-model/naive-book.ts'
import { guard } from '../naive-model/naive-restrictions.ts'
import type { NaiveTape } from '../naive-model/naive-tape.ts'
import type { NaiveTerms } from '../naive-model/naive-terms.ts'
import { beginWork, crossIsDue, isolatedIsDue, type NaiveCommandRow, type Work } from '../naive-model/naive-work.ts'
import { differences, effectOf, type PostingText } from '../naive-model/postings.ts'
import type { NaiveRule } from '../noun/simulated-noun.ts'
import { atRiskIn, frozenIn, naiveRules } from './noun-tables.ts'

/** The house once more, from the rules alone: it follows the journal and says where the two disagree. */
export function naiveModel(tape: NaiveTape, termsOf: (version: number) => NaiveTerms, note: (name: string) => void) {
  const books = new Map<number, NaiveBook>()

  /** The differences between what the rules say of this accepted command and what was posted, as sentences. */
  function follow(row: NaiveCommandRow, world: string, postings: readonly PostingText[]): string[] {
    const book = books.get(row.bookId) ?? emptyNaiveBook(row.bookId, world)
    books.set(row.bookId, book)
    if (row.sequence !== book.sequence + 1) return [`row ${row.sequence} follows row ${book.sequence}`]
    const work = beginWork(book, row, termsOf(row.facts.settings), tape)
    const rule = naiveRules.get(row.command.kind)
    if (rule === undefined) return [`the model knows no ${row.command.kind}`]
    try {
      workOut(work, rule)
    } catch (error) {
      work.fault(error instanceof Error ? error.message : String(error))
    }
    for (const name of work.notes) note(name)
    book.sequence = row.sequence
    for (const [key, amount] of book.accounts)
      if (amount.lt(0)) work.fault(`the model holds ${amount.toString()} ${key}`)
    return [...work.faults, ...frozenFaults(book), ...differences(work.effect, effectOf(postings))]
  }

  return { books, follow }
}

function workOut(work: Work, { follow, opens, isTrade, leavesSafe }: NaiveRule): void {
  const { book, row } = work
  const opened = opens === 'nothing' ? undefined : opens(work)
  const judgeGuarded =
    book.world === 'real' ? guard(work, { opens: opened, isTrade, atRisk: atRiskIn(book) }) : undefined
  follow(work, row.command)
  judgeGuarded?.()
  if (leavesSafe !== 'nothing') judge(work, leavesSafe)
}

/** What stands in `frozen` is there for something that is open. */
function frozenFaults(book: NaiveBook): string[] {
  const reasons = frozenIn(book)
  const held = [...book.accounts.keys()].filter((key) => key.startsWith('frozen:')).map((key) => key.slice(7))
  return [...new Set([...held, ...reasons.keys()])].flatMap((currency) => {
    const [frozen, reason] = [heldBy(book, 'frozen', currency), reasons.get(currency) ?? '0']
    return frozen.eq(reason) ? [] : [`the model froze ${frozen.toString()} ${currency}, and needs ${reason.toString()}`]
  })
}

function judge(work: Work, what: 'cross' | 'cross and its isolated'): void {
  const { command } = work.row
  // An order that only waits changes no isolated position yet.
  const isUnchanged = ['accepted', 'resting'].includes(work.row.reply.kind ?? '') || what === 'cross'
  const named = [...work.book.positions.values()].filter(
    (each) => !isUnchanged && !each.cross && (each.symbol === command['symbol'] || each.id === command['positionId']),
  )
  for (const position of named) {
    const terms = work.symbol(position.symbol)
    if (work.row.facts.ticks?.[position.symbol] === undefined) continue
    if (isolatedIsDue(position, terms, work.tick(position.symbol).mark, terms.takerRate))
      work.fault(`${position.id} could be liquidated at once`)
  }
  const intoContract = command.kind === 'transfer' && command['to'] === 'contract'
  if (!intoContract && crossIsDue(work.book, work.terms, (symbol) => work.tick(symbol).mark, true))
    work.fault('the cross positions could be liquidated at once')
}
