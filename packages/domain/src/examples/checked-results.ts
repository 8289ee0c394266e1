import { lifeFault } from '../positions/life-fault.ts'
import { type LifeRow, type Lives, type PartResult, resultsOfRow, sumOfResults } from '../positions/position-result.ts'
import type { Money } from '../money/decimal.ts'
import { livesText, partText, readLives, readPart } from '../positions/result-texts.ts'
import { assert } from '../result.ts'

/** The results of all closes of one book, and what is open after its last row. Each is read from its text, as the server does. */
export function resultsOf(rows: readonly LifeRow[]): { lives: Lives; results: readonly PartResult[] } {
  let lives: Lives = new Map()
  const results: PartResult[] = []
  for (const row of rows) {
    const after = resultsOfRow(readLives(livesText(lives)), row)
    lives = after.lives
    results.push(...after.results.map((result) => readPart(partText(result))))
  }
  return { lives, results }
}

/**
 * Asserts that results are the money that moved: what the postings of a position brought to the person and took from
 * them is the sum of its parts and of what the open part still bears. Returns how many closes were in parts.
 */
export function assertResultsAreMoney(rows: readonly LifeRow[]): number {
  let partly = 0
  const { lives, results } = resultsOf(rows)
  const closed = new Set(results.map(({ positionId }) => positionId))
  assert(lifeFault(rows, closed) === undefined, 'each close found its position as the rows before made it')
  for (const id of new Set([...results.map(({ positionId }) => positionId), ...lives.keys()])) {
    const parts = results.filter(({ positionId }) => positionId === id)
    const open = lives.get(id)?.open
    const closed = sumOfResults(parts)
    const pending = open === undefined ? 0n : open.realised - open.openingFee - open.funding
    assert(closed.net + pending === broughtBy(id, rows), `the results of ${id} are the money that it moved`)
    const { profit, openingFee, closingFee, liquidationFee, funding, insurance } = closed
    assert(closed.net === profit - openingFee - closingFee - liquidationFee - funding + insurance, 'a result adds up')
    const told = parts.at(-1)
    if (told !== undefined) {
      assert(told.closes === parts.length, 'each close is counted')
      assert(told.life.net === closed.net && told.life.yield === closed.yield, 'the last close knows the whole life')
      assert(sinceOpening(id, rows) === partText(told), 'no row before its opening is needed')
    }
    if (parts.length > 1) partly += 1
  }
  return partly
}

/** The last result of a position by the rows from its opening on. */
function sinceOpening(id: string, rows: readonly LifeRow[]): string | undefined {
  const from = rows.findIndex(({ reply }) => {
    const { positionId, opened } = reply as { positionId?: string; opened?: { positionId: string } }
    return (reply.kind === 'opened' ? positionId : opened?.positionId) === id
  })
  let lives: Lives = new Map()
  let last: PartResult | undefined
  for (const row of rows.slice(from)) {
    const after = resultsOfRow(lives, row, (positionId) => positionId === id)
    lives = after.lives
    last = after.results.at(-1) ?? last
  }
  return last && partText(last)
}

/** What the fund bears of a whole book is posted for the last position that was liquidated, or for the book. */
function broughtBy(id: string, rows: readonly LifeRow[]): Money {
  let sum = 0n
  for (const { reply, postings } of rows) {
    const settlements = 'settlements' in reply ? (reply.settlements as readonly { positionId: string }[]) : []
    for (const { from, to, amount, subject } of postings) {
      const isOfBook = subject === '7' && settlements.at(-1)?.positionId === id
      if (subject !== id && !isOfBook) continue
      sum += (to.startsWith('house:') ? 0n : amount) - (from.startsWith('house:') ? 0n : amount)
    }
  }
  return sum
}
