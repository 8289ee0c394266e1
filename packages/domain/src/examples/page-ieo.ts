import { allot, type Applied, lotsFor } from '../ieo-sales/allotment.ts'
import { roundAt, roundFor, sandboxBeacon } from '../ieo-sales/beacon.ts'
import { drawSeed, lastTicket, listRoot, lotsDrawn, lowestTicket, ticketOf } from '../ieo-sales/draw.ts'
import { printDecimal } from '../money/decimal.ts'
import { tableOf } from './page-tables.ts'

/** How four applications fare by both formats, with every value on the way. Of a draw nobody asks for more than the cap. */
export function ieoExamples(): string {
  const listOf = (most: number) => [
    { id: '12-9', lots: most },
    { id: '7-3', lots: 7 },
    { id: '7-10', lots: 7 },
    { id: '31-2', lots: 5 },
  ]
  const [list, drawn] = [listOf(40), listOf(12)]
  const [supply, cap, closesAt] = [20, 12, 1_800_000_000_000]
  const allotment = allot(list, supply, cap)
  const round = roundFor(closesAt)
  const [root, beacon] = [listRoot(drawn), sandboxBeacon(round)]
  const seed = drawSeed(beacon, root)
  const upTo = lastTicket(drawn, seed, { above: lowestTicket, lots: supply })
  const each = (all: readonly Applied[], lotsOf: (applied: Applied) => number): string =>
    all.map((applied) => `${applied.id} ${lotsOf(applied)}`).join(', ')
  const asked = ({ lots }: Applied): number => lots
  return tableOf(
    ['Of', 'Is'],
    [
      [`part of ${supply} lots, cap ${cap}, applied for by ${each(list, asked)}`, printDecimal(allotment.part)],
      ['`last`', allotment.last === null ? 'null' : `${printDecimal(allotment.last.fraction)} ${allotment.last.id}`],
      ['lots of each', each(list, (applied) => lotsFor(applied, allotment, cap))],
      [`\`root\` of the applications ${each(drawn, asked)}`, root],
      [`round of a close at ${closesAt}`, `${round}`],
      ['its time', `${roundAt(round)}`],
      ['its beacon in a sandbox', beacon],
      ['`seed`', seed],
      ['ticket of lot 1 of 7-3', ticketOf(seed, '7-3', 1)],
      [`\`upTo\` of ${supply} lots`, upTo],
      ['lots of each', each(drawn, (applied) => lotsDrawn(applied, seed, { above: lowestTicket, upTo }))],
    ],
  )
}
