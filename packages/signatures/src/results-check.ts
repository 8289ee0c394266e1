import { readEntries } from '@touchstone/domain/ledger/entries-text'
import { isCanonicalRow, type JournalRow, journalRowHash } from '@touchstone/domain/ledger/journal-row'
import { type Decimal, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { over } from '@touchstone/domain/money/mul-div'
import { lifeFault } from '@touchstone/domain/positions/life-fault'
import type { ClosedReply } from '@touchstone/domain/positions/position-replies'
import {
  type LifeRow,
  lifeKinds,
  type Lives,
  type PartResult,
  resultsOfRow,
  yieldOf,
} from '@touchstone/domain/positions/position-result'
import { printedResult } from '@touchstone/domain/positions/printed-result'
import type { Settlement } from '@touchstone/domain/positions/settlement'
import { notionalOf } from '@touchstone/domain/positions/valuation'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { areSinceOpening, closedBy } from '@touchstone/domain/rulebook/since-opening'
import type { Api } from '@touchstone/wire/api'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'

/** What the server says that each position which a record closed brought, from this and the earlier records. */
export type ToldResults = z.output<Api['receipt']['reply']>['results']
type Told = ToldResults[number]

/**
 * What is known of the results of what a record closed. `none`: it closed nothing. `checked`: this device has made them
 * itself, from the rows since the opening: those of its own book, or those that came along. `told`: they agree with the
 * record, but only the server says what the earlier rows made of them. `differs`: they are false; `results` are the
 * device's own, where it could make them.
 */
export type ResultsCheck =
  | { is: 'none' }
  | { is: 'checked'; results: readonly PartResult[] }
  | { is: 'told'; told: ToldResults }
  | { is: 'differs'; sentence: string; results: readonly PartResult[] }

/**
 * `before`: the rows from the one that opened the first of what was closed up to the one before the record; a row that is
 * not that very one is noticed. Undefined where this device has none.
 */
export type ResultsToCheck = { row: JournalRow; told: ToldResults; before: readonly JournalRow[] | undefined }

/** The results that the server tells of a record, against the record itself and the rows that this device has. */
export function checkResults(given: ResultsToCheck): ResultsCheck {
  try {
    return compared(given)
  } catch (error) {
    return differing(`its results cannot be made: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function compared({ row, told, before }: ResultsToCheck): ResultsCheck {
  const closed = closing(row)
  if (closed === 'unreadable') return { is: 'none' }
  if (closed === undefined)
    return told.length === 0 ? { is: 'none' } : differing('the server tells results of a record that closes nothing')
  if (before !== undefined) {
    const broken = leadFault(row, before)
    if (broken !== undefined) return differing(broken)
    const ids = new Set(closed.settlements.map(({ positionId }) => positionId))
    const rows = [...before, row].flatMap(lifeRows)
    const results = resultsOf(rows, ids)
    const fault =
      differenceOf(told, results.map(printedPart), 'the records since the opening make') ??
      told.map(sumFault).find(isSome) ??
      lifeFault(rows, ids)
    return fault === undefined ? { is: 'checked', results } : { is: 'differs', sentence: fault, results }
  }
  const fault = differenceOf(told, fromRecord(row, closed), 'the record says') ?? told.map(sumFault).find(isSome)
  return fault === undefined ? { is: 'told', told } : differing(fault)
}

const isSome = (sentence: string | undefined): boolean => sentence !== undefined

const differing = (sentence: string): ResultsCheck => ({ is: 'differs', sentence, results: [] })

/** What a row closed; a row that cannot be read is for the check of the receipt. */
function closing(row: JournalRow): ClosedReply | 'unreadable' | undefined {
  try {
    return closedBy(row)
  } catch {
    return 'unreadable'
  }
}

/**
 * Why rows do not lead to the record: they have to be of its book, from the opening on without a gap, and each names the one
 * before: no others do. Each has one reading, or another device would make other results of the same hashes.
 */
function leadFault(row: JournalRow, before: readonly JournalRow[]): string | undefined {
  const areLinked = before.every(
    (each, index) => journalRowHash(each) === each.hash && each.hash === (before[index + 1] ?? row).previousHash,
  )
  if (!areLinked || !areSinceOpening(row, before))
    return `the rows before record ${row.sequence} are not those that lead to it`
  const strange = before.find((each) => !isCanonicalRow(each))
  return strange && `row ${strange.sequence} before record ${row.sequence} has a text that is not canonical`
}

function resultsOf(rows: readonly LifeRow[], ids: ReadonlySet<string>): readonly PartResult[] {
  let lives: Lives = new Map()
  let results: readonly PartResult[] = []
  for (const row of rows) {
    const after = resultsOfRow(lives, row, (positionId) => ids.has(positionId))
    lives = after.lives
    results = after.results
  }
  return results
}

/** None of a row that bears on no result. */
function lifeRows({ sequence, at, reply, entries }: JournalRow): LifeRow[] {
  const { kind } = JSON.parse(reply) as { kind: string }
  if (!lifeKinds.some((each) => each === kind)) return []
  return [{ sequence, at, reply: readReply(reply), postings: readEntries(entries).postings }]
}

const printedPart = (result: PartResult): Told => {
  const { positionId, symbol, sequence, place, at, reason } = result
  return { ...printedResult(result), positionId, symbol, sequence, place, time: printWireTime(at), reason }
}

/** What the record itself says of each result: all but the shares of opening fee, funding and margin. */
function fromRecord(row: JournalRow, { settlements, insurancePaid }: ClosedReply): Partial<Told>[] {
  return settlements.map((settlement, place) => {
    const { positionId, symbol, reason, quantity, price, profit, closingFee, liquidationFee, marginMode } = settlement
    const borne = settlement.insurancePaid + (place === settlements.length - 1 ? insurancePaid : 0n)
    return {
      positionId,
      symbol,
      sequence: row.sequence,
      place,
      time: printWireTime(row.at),
      reason,
      quantity: printDecimal(quantity),
      exitPrice: printDecimal(over(notionalOf(quantity, price), quantity, 'down')),
      closingFee: printDecimal(closingFee),
      liquidationFee: printDecimal(liquidationFee),
      insurance: printDecimal(borne),
      // Of a cross position some may have been booked before, to cover others.
      ...profitOf(marginMode, profit),
    }
  })
}

const profitOf = (mode: Settlement['marginMode'], profit: Decimal): Partial<Told> =>
  mode === 'isolated' ? { profit: printDecimal(profit) } : {}

/** The first figure that is another one than it should be. Each close has one result, in any order. */
function differenceOf(told: ToldResults, due: readonly Partial<Told>[], whose: string): string | undefined {
  if (told.length !== due.length)
    return `the server tells ${told.length} results, but ${due.length} closes are recorded`
  for (const [place, expected] of due.entries()) {
    const given = told.find((each) => each.place === place)
    if (given === undefined) return `the server tells no result of close ${place + 1}`
    for (const [name, value] of Object.entries(expected)) {
      const said = given[name as keyof Told]
      if (!isSame(said, value)) return `${name} of ${given.symbol} is told as ${said}, but ${whose} ${value}`
    }
  }
  return undefined
}

/** Amounts are the same in whatever form they are printed. */
function isSame(a: Told[keyof Told], b: Told[keyof Told]): boolean {
  if (a === b) return true
  if (typeof a !== 'string' || typeof b !== 'string') return false
  const [left, right] = [parseDecimal(a), parseDecimal(b)]
  return left !== undefined && left === right
}

/** A result is net of everything that it names, and its yield is its part of the margin. */
function sumFault(told: Told): string | undefined {
  const figures = figuresOf(told)
  const { profit, openingFee, closingFee, liquidationFee, funding, insurance, margin, net } = figures
  const below = figureNames.find((name) => signs[name] === 'never negative' && figures[name] < 0n)
  if (below !== undefined) return `${below} of ${told.symbol} is told as ${told[below]}, which is negative`
  const sum = profit - openingFee - closingFee - liquidationFee - funding + insurance
  if (sum !== net) return `the result of ${told.symbol} is told as ${told.net}, but its parts make ${printDecimal(sum)}`
  const due = yieldOf(net, margin)
  const isDue = due === null ? told.yield === null : isSame(told.yield, printDecimal(due))
  return isDue ? undefined : `the yield of ${told.symbol} is told as ${told.yield}, but it is not that of its margin`
}

type Figure = 'profit' | 'openingFee' | 'closingFee' | 'liquidationFee' | 'funding' | 'insurance' | 'margin' | 'net'

const signs = {
  profit: 'may be negative',
  openingFee: 'never negative',
  closingFee: 'never negative',
  liquidationFee: 'never negative',
  funding: 'may be negative',
  insurance: 'never negative',
  margin: 'never negative',
  net: 'may be negative',
} as const satisfies Record<Figure, 'may be negative' | 'never negative'>
const figureNames = Object.keys(signs) as Figure[]

function figuresOf(told: Told): Record<Figure, Decimal> {
  const read = (name: Figure): Decimal => parseDecimal(told[name]) ?? 0n
  return {
    profit: read('profit'),
    openingFee: read('openingFee'),
    closingFee: read('closingFee'),
    liquidationFee: read('liquidationFee'),
    funding: read('funding'),
    insurance: read('insurance'),
    margin: read('margin'),
    net: read('net'),
  }
}
