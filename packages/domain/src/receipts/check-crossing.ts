import { openedRoot } from '../ledger/opened-tree.ts'
import { joinPrices, priceNodeText, rangeOf } from '../ledger/price-tree.ts'
import { tapeLeaf } from '../ledger/tape-leaf.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { dayMs } from '../time.ts'
import { type InForce, wasInForce } from './check-facts.ts'
import type { AcceptedRow, Armed, Crossing } from './formula.ts'
import {
  anchorPending,
  type AnchoredJournalRow,
  claimed,
  failed,
  isPublicBy,
  passed,
  type Receipt,
  type ReceiptCheck,
  type Stretch,
  tapePending,
} from './receipt.ts'
import { shownSince } from './shown-since.ts'
import type { ReceiptTape } from './tape-of-receipt.ts'

/** Prices of so long ago need not be shown: their days may be dropped before what rested since then is reached. */
const shownForMs = 20 * dayMs

const name = 'first_crossing'

type Given = {
  tape: ReceiptTape
  /** When the settings that it was decided under came into force, epoch milliseconds. */
  settingsSince: number
  /** Reads a row of the book. @throws if it is unreadable. */
  read: (row: JournalRow) => AcceptedRow
  /** Asked where nothing came after a tick. */
  goesOn: InForce['goesOn']
}

/** Since when a level stood that this row armed, epoch milliseconds. */
export const armedSince = ({ isOfSettings }: Crossing, armedAt: number, settingsSince: number): number =>
  isOfSettings ? Math.max(armedAt, settingsSince) : armedAt

/**
 * Checks that a price is the first to set this off since the row that armed it. Undefined where that is not shown: where the
 * checkpoints began to state prices only later, for what rested longer than the tape is kept, and in receipts of before.
 */
export function checkCrossing(receipt: Receipt, crossing: Crossing, given: Given): ReceiptCheck | undefined {
  const { journal, before } = receipt
  const { symbol, sequence } = crossing
  if (before === null) return failed(name, 'the receipt does not carry the row before')
  const armed = arming(receipt, crossing, given.read)
  if (armed === undefined) {
    const isOfBefore = receipt.armed === undefined && journal.row.at < shownSince
    return isOfBefore ? undefined : failed(name, 'the receipt does not carry the row that armed it')
  }
  const { row, level } = armed
  const tick = given.tape.tick(symbol, sequence)
  const wasUnderWay = (): boolean =>
    tick.receivedAt <= before.at &&
    crossing.armedBy(given.read(before))?.isSame === true &&
    level.crosses(rangeOf(tick))
  const sound = claimed(name, `${symbol} ${sequence} after row ${row.sequence}`, [
    [row.bookId === journal.row.bookId && row.sequence < journal.row.sequence, 'the row that armed it is another one'],
    [isPublicBy(armed, journal), 'the row that armed it stands under a later checkpoint'],
    [level.isSame || wasUnderWay(), 'it was armed at another price by then'],
  ])
  if (!sound.ok) return sound
  const startAt = armedSince(crossing, row.at, given.settingsSince)
  if (tick.receivedAt <= startAt) {
    const inForce = wasInForce(given.tape, tick, startAt, given.goesOn)
    if (inForce === 'later') return passed(name, tapePending)
    const detail = `${symbol} ${sequence} in force at row ${row.sequence}`
    return claimed(name, detail, [[inForce, 'the price is older than the row that armed it']])
  }
  return checkStretch(receipt, { ...crossing, crosses: level.crosses }, given.tape, startAt)
}

type Arming = AnchoredJournalRow & { level: Armed }

/** The row that armed it: an order's is the one that accepted it. */
function arming({ armed, accepted }: Receipt, { armedBy }: Crossing, read: Given['read']): Arming | undefined {
  for (const each of [armed, accepted]) {
    const level = each && armedBy(read(each.row))
    if (each && level) return { ...each, level }
  }
  return undefined
}

/** From the tick in force when the level began to stand, that one included, to the one that set it off. */
function checkStretch(
  { ticks, stretches }: Receipt,
  { symbol, sequence, crosses }: Crossing,
  tape: ReceiptTape,
  startAt: number,
): ReceiptCheck | undefined {
  const tick = tape.tick(symbol, sequence)
  const anchor = ticks.find(({ row }) => row.symbol === symbol && row.sequence === sequence)?.anchor
  if (anchor === undefined || anchor === anchorPending) return passed(name, anchorPending)
  if (anchor.checkpoint.statement === undefined) return undefined
  const stretch = stretches.find((each) => each.symbol === symbol && each.to === sequence)
  if (stretch === undefined)
    return tick.receivedAt - startAt > shownForMs
      ? undefined
      : failed(name, 'the receipt does not carry the prices before it')
  const range = anchor.checkpoint.tapes.find((each) => each.symbol === symbol)
  const { prices } = range ?? {}
  if (range === undefined || prices === undefined) return failed(name, 'the checkpoint states no prices')
  const first = tape.tick(symbol, stretch.from)
  const { root, spans } = pricesUnder(stretch, prices.fromSequence, range.toSequence)
  const [from, to] = [stretch.from - prices.fromSequence, sequence - prices.fromSequence]
  const between = spans.filter((span) => span.first > from && span.first < to).map(({ node }) => node)
  const isWhole = first.receivedAt <= startAt
  const check = claimed(name, `${symbol} ${stretch.from} to ${sequence}`, [
    [
      isWhole || spans.every((span) => span.first >= from || span.node.range === null),
      'the stretch does not begin with the row that armed it',
    ],
    [
      stretch.ends[0].hash === tapeLeaf(first) && stretch.ends[1].hash === tapeLeaf(tick),
      'the stretch has other ticks at its ends',
    ],
    [priceNodeText(root) === priceNodeText(prices.node), 'the prices are not those under the checkpoint'],
    [
      [stretch.ends[0], ...between].every(({ range: went }) => went === null || !crosses(went)),
      'an earlier price set it off',
    ],
  ])
  return isWhole || !check.ok ? check : undefined
}

const pricesUnder = ({ from, to, ends, hidden }: Stretch, first: number, last: number) =>
  openedRoot(
    {
      count: last - first + 1,
      opened: new Map([
        [from - first, ends[0]],
        [to - first, ends[1]],
      ]),
      hidden,
    },
    joinPrices,
  )
