import { deepCopy, emptyNaiveBook, heldBy, type NaiveBook } from '../naive-model/naive-book.ts'
import { stateAt } from '../naive-model/naive-market.ts'
import type { Reasons } from '../naive-model/naive-reasons.ts'
import { guard, restrictionReasons } from '../naive-model/naive-restrictions.ts'
import type { NaiveTape, NaiveTick } from '../naive-model/naive-tape.ts'
import type { NaiveVersions } from '../naive-model/naive-versions.ts'
import { beginWork, type NaiveCommandRow, type Outside, type Work } from '../naive-model/naive-work.ts'
import { isToldRightly, type ToldRefusal } from '../naive-model/naive-told.ts'
import { num } from '../naive-model/numbers.ts'
import { differences, effectOf, type PostingText } from '../naive-model/postings.ts'
import { bondIssues } from '../nouns/bond-issues/bond-issues.ts'
import { houseBooks } from '../nouns/house-books/house-books.ts'
import { isHouseBook } from '../nouns/house-books/naive-house-books.ts'
import { ieoSales } from '../nouns/ieo-sales/ieo-sales.ts'
import { isNetworkBook } from '../nouns/network-tape/naive-networks.ts'
import { networkTape } from '../nouns/network-tape/network-tape.ts'
import { noteHeld } from '../nouns/levels.ts'
import type { NaiveRule } from '../noun/simulated-noun.ts'
import { atRiskIn, frozenIn, naiveRules } from './noun-tables.ts'

export type NaiveSources = {
  tape: NaiveTape
  settings: Pick<NaiveVersions, 'termsOf' | 'inForceAt'>
  outside: Outside
  note: (name: string) => void
}

export type NaiveModel = ReturnType<typeof naiveModel>

/** The house once more, from the rules alone: it follows the journal and the refusals, and says where the two disagree. */
export function naiveModel(books: Map<number, NaiveBook>, { tape, settings, outside, note }: NaiveSources) {
  const bookOf = (id: number, world: string): NaiveBook => {
    const book = books.get(id) ?? emptyNaiveBook(id, world)
    books.set(id, book)
    return book
  }

  /** The differences between what the rules say of this accepted command and what was posted, as sentences. */
  function follow(row: NaiveCommandRow, world: string, postings: readonly PostingText[]): string[] {
    const book = bookOf(row.bookId, world)
    if (row.sequence !== book.sequence + 1) return [`row ${row.sequence} follows row ${book.sequence}`]
    const work = beginWork(book, row, settings.termsOf(row.facts.settings), { tape, outside })
    const rule = naiveRules.get(row.command.kind)
    if (rule === undefined) return [`the model knows no ${row.command.kind}`]
    const { version, fillAt } = settings.inForceAt(row.at)
    if (row.facts.settings !== version) work.fault(`version ${version} of the settings was in force`)
    if (fillAt !== undefined && row.facts.fillAt !== fillAt) work.fault(`version ${version} fills at ${fillAt}`)
    try {
      workOut(work, rule)
    } catch (error) {
      work.fault(error instanceof Error ? error.message : String(error))
    }
    for (const name of work.notes) note(name)
    book.sequence = row.sequence
    noteHeld(book, row.at)
    for (const [key, amount] of book.accounts)
      if (amount.lt(0)) work.fault(`the model holds ${amount.toString()} ${key}`)
    return [...work.faults, ...frozenFaults(book), ...differences(work.effect, effectOf(postings))]
  }

  /** Why a command should not have been refused so, on the book as it stands. */
  function refuse(refused: Omit<NaiveCommandRow, 'reply'>, world: string, refusal: ToldRefusal): string[] {
    const { kind } = refusal
    const rule = naiveRules.get(refused.command.kind)
    if (rule === undefined) return [`the model knows no ${refused.command.kind}`]
    const book = books.get(refused.bookId) ?? emptyNaiveBook(refused.bookId, world)
    const work = beginWork(book, { ...refused, reply: {} }, settings.termsOf(refused.facts.settings), { tape, outside })
    if (rule.refuses === 'nothing' && !isForeign(work))
      return kind === 'not_due' ? [] : [`the house refused itself ${kind}`]
    try {
      const holds = reasonsOf(work, rule)[kind]
      if (holds?.() !== true) work.fault(`the model sees no ${kind}`)
      else if (!isToldRightly(work, refusal, atRiskIn(book)) || !tellsFigures(work, rule, refusal))
        work.fault(`the model sees another ${kind}`)
    } catch (error) {
      work.fault(error instanceof Error ? error.message : String(error))
    }
    return [...work.faults, ...marketFaults(work)]
  }

  return { books, follow, refuse }
}

/** The same for one command on a book, on a copy of it and of whatever else is looked at: it leaves no trace. */
export function modelAside(books: ReadonlyMap<number, NaiveBook>, bookId: number, sources: NaiveSources): NaiveModel {
  const copies = new Map<number, NaiveBook>()
  function bookOf(id: number): NaiveBook | undefined {
    const book = copies.get(id) ?? deepCopy(books.get(id))
    if (book !== undefined) copies.set(id, book)
    return book
  }
  bookOf(bookId)
  const { followUps, strategyDays } = sources.outside
  const outside = { ...sources.outside, bookOf, followUps: followUps.copy(), strategyDays: new Map(strategyDays) }
  return naiveModel(copies, { ...sources, outside, note: () => undefined })
}

/** Nothing of a person's reaches a book of the house. */
const isForeign = ({ book, row }: Work): boolean =>
  (isHouseBook(book) || isNetworkBook(book)) &&
  ![houseBooks, bondIssues, networkTape, ieoSales].some(({ model }) => Object.hasOwn(model, row.command.kind))

function reasonsOf(work: Work, { opens, refuses }: NaiveRule): Reasons {
  if (isForeign(work)) return { wrong_house_book: () => true }
  const opened = opens === 'nothing' ? undefined : opens(work)
  return {
    ...(opened === undefined ? {} : restrictionReasons(work, opened, atRiskIn(work.book))),
    ...(refuses === 'nothing' ? {} : refuses(work, work.row.command)),
  }
}

/** Whether a refusal tells the figures that its noun works out for it, where there are any. */
const tellsFigures = (work: Work, { tells }: NaiveRule, refusal: ToldRefusal): boolean =>
  Object.entries(tells?.(work, work.row.command)[refusal.kind] ?? {}).every(([name, figure]) =>
    num(String(refusal[name])).eq(figure),
  )

function workOut(work: Work, rule: NaiveRule): void {
  const { book, row } = work
  const { follow, opens, isTrade, refuses } = rule
  const opened = opens === 'nothing' ? undefined : opens(work)
  const judgeGuarded =
    book.world === 'real' ? guard(work, { opens: opened, isTrade, atRisk: atRiskIn(book) }) : undefined
  if (refuses !== 'nothing' || isForeign(work)) {
    for (const [kind, holds] of Object.entries(reasonsOf(work, rule)))
      if (holds?.() === true) work.fault(`accepted, though ${kind}`)
    for (const fault of marketFaults(work)) work.fault(fault)
  }
  follow(work, row.command)
  judgeGuarded?.()
}

/** Whether the markets that a person's or an operator's command was decided by were as the tape and the hours say. */
function marketFaults(work: Work): string[] {
  const { book, row, outside } = work
  const faults: string[] = []
  for (const [symbol, sequence] of Object.entries(row.facts.ticks ?? {})) {
    const ticks = inForce(work, symbol, sequence)
    if (ticks.length === 0) faults.push(`decided by an old tick of ${symbol}`)
    else if (!ticks.some((tick) => isTold(work, tick)))
      faults.push(`${symbol} was held to be ${stateTold(work, symbol)}`)
    if ((row.facts.gapsAhead?.includes(symbol) ?? false) !== work.gapAhead(symbol))
      faults.push(`${symbol} has ${work.gapAhead(symbol) ? 'a' : 'no'} gap ahead`)
  }
  for (const [symbol, quantity] of Object.entries(row.facts.net ?? {})) {
    const net = outside.net(book.world, symbol)
    if (net?.eq(num(quantity)) === false) faults.push(`the net quantity of ${symbol} is ${net.toString()}`)
  }
  return faults
}

/**
 * The tick that a decision was made by, unless another had come after it by then. Who agreed to a quote names the first one
 * after that: then those that may have been in force.
 */
function inForce({ tape, row, outside }: Work, symbol: string, sequence: number): NaiveTick[] {
  const isNamed = row.facts.exchangeQuote?.['accepted'] !== undefined
  const since = tape.since(symbol, outside.headBefore(symbol))
  if (isNamed) return since
  const next = since.find((tick) => tick.sequence > sequence)
  const isOld = sequence < outside.headBefore(symbol) || (next !== undefined && next.receivedAt < row.at)
  return isOld ? [] : [tape.tick(symbol, sequence)]
}

const stateTold = ({ row }: Work, symbol: string): string => row.facts.states?.[symbol] ?? 'open'

/** Whether a symbol was held to be what it is by this tick, its last frame and the clock. */
function isTold(work: Work, tick: NaiveTick): boolean {
  const { row, outside } = work
  const told = stateTold(work, tick.symbol)
  const seen = stateAt(tick, work.symbol(tick.symbol), row.at)
  if (seen !== 'open') return told === seen
  if (outside.isSetBack(row.at)) return told === 'stale'
  const mistimed = outside.mistimed(tick.symbol)
  return mistimed === 'perhaps' ? told !== 'closed' : told === (mistimed === 'yes' ? 'stale' : 'open')
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
