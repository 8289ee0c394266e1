import { openedRoot } from '../ledger/opened-tree.ts'
import { joinPrices, priceNodeText } from '../ledger/price-tree.ts'
import { tapeLeaf } from '../ledger/tape-leaf.ts'
import { dayMs } from '../time.ts'
import type { Crossing } from './formula.ts'
import { anchorPending, claimed, failed, passed, type Receipt, type ReceiptCheck, type Stretch } from './receipt.ts'
import type { ReceiptTape } from './tape-of-receipt.ts'

/** Prices of so long ago need not be shown: their days may be dropped before what rested since then is reached. */
const shownForMs = 20 * dayMs

/**
 * Checks that a price is the first since the row before that set this off: until then nothing in the book had changed, so
 * the same levels stood. `since`: when the settings that set the levels came into force, epoch milliseconds. Undefined where
 * the checkpoints began to state prices only later, and for what rested longer than the tape is kept.
 */
export function checkCrossing(
  receipt: Receipt,
  tape: ReceiptTape,
  crossing: Crossing,
  since: number,
): ReceiptCheck | undefined {
  const { before, ticks, stretches } = receipt
  const { symbol, sequence, crosses } = crossing
  const name = 'first_crossing'
  if (before === null) return failed(name, 'the receipt does not carry the row before')
  const tick = tape.tick(symbol, sequence)
  const startAt = Math.max(before.at, since)
  // That it was in force since then is another check.
  if (tick.receivedAt <= startAt) return passed(name, `${symbol} ${sequence} came before row ${before.sequence}`)
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
  const between = spans.filter((span) => span.first > from && span.first < to)
  const isWhole = first.receivedAt <= startAt
  const check = claimed(name, `${symbol} ${stretch.from} to ${sequence}`, [
    [
      isWhole || spans.every((span) => span.first >= from || span.node.range === null),
      'the stretch does not begin with the row before',
    ],
    [
      stretch.ends[0].hash === tapeLeaf(first) && stretch.ends[1].hash === tapeLeaf(tick),
      'the stretch has other ticks at its ends',
    ],
    [priceNodeText(root) === priceNodeText(prices.node), 'the prices are not those under the checkpoint'],
    [between.every(({ node }) => node.range === null || !crosses(node.range)), 'an earlier price set it off'],
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
