import { ONE } from '../money/decimal.ts'
import { isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { dayMs } from '../time.ts'
import { isAgreement } from './ieo-agreement.ts'
import { roundAt, roundFor, sandboxBeacon } from './beacon.ts'
import { drawSeed, lowestTicket } from './draw.ts'
import { payWithinMs } from './ieo-dates.ts'
import { listWithinLeast } from '../settings/ieo-terms.ts'
import type { SaleCommandOf, SaleReplyOf } from './ieo-sale-commands.ts'
import { isCount, isHash } from './sale-checks.ts'

/** What has to hold, and what is wrong where it does not. */
type Claims = readonly (readonly [holds: boolean, fault: string])[]

export type ChainedKind = 'ieo_opened' | 'ieo_closed' | 'ieo_allotted' | 'ieo_drawn' | 'ieo_listed' | 'ieo_called_off'
type Row<Kind extends ChainedKind> = DecidedRow<SaleReplyOf<Kind>>

const another = 'the command is of something else'

function openClaims(row: Row<'ieo_opened'>): Claims {
  const { product, format, lots, closesAt, round, settingsVersion, listBy } = row.reply
  return [
    [commandIn<SaleCommandOf<'open_ieo'>>(row, 'open_ieo')?.product === product, another],
    [settingsVersion === row.facts.settings, 'its terms are of other settings'],
    [isCount(lots) && lots > 0, 'it sells no lots'],
    [Number.isSafeInteger(closesAt) && closesAt % dayMs === 0 && closesAt > row.facts.at, 'it closes at no midnight'],
    [
      listBy === undefined || (listBy % dayMs === 0 && listBy >= closesAt + listWithinLeast * dayMs),
      'its last day of listing is too early',
    ],
    [round === (format === 'draw' ? roundFor(closesAt) : 0), 'another round draws'],
  ]
}

function closeClaims(row: Row<'ieo_closed'>): Claims {
  const { product, format, orders, lotsApplied, root, round } = row.reply
  const asked = commandIn<SaleCommandOf<'close_ieo'>>(row, 'close_ieo')
  const isAsked = asked?.product === product && asked.orders === orders && asked.lots === lotsApplied
  return [
    [isAsked && asked.root === root, another],
    [isCount(round) && round > 0 === (format === 'draw'), 'another round draws'],
    [format !== 'draw' || row.facts.at < roundAt(round), 'the round that draws was out before the list was'],
    [isCount(orders) && isCount(lotsApplied) && lotsApplied >= orders && isHash(root), 'there is no such list'],
  ]
}

/** Nobody is given less than the lots are of all that was applied for: the cap of others only makes it more. */
function allotClaims(row: Row<'ieo_allotted'>): Claims {
  const { product, format, lots, lotsApplied, part, last } = row.reply
  const asked = commandIn<SaleCommandOf<'allot_ieo'>>(row, 'allot_ieo')
  const areCounts = isCount(lots) && isCount(lotsApplied)
  const isShort = areCounts && lotsApplied > lots
  const least = isShort ? (BigInt(lots) * ONE) / BigInt(lotsApplied) : ONE
  const isLast =
    last === null || (part < ONE && last.fraction > 0n && last.fraction < ONE && typeof last.id === 'string')
  return [
    [asked?.product === product && isSame({ ...asked, part, last }, asked), another],
    [format === 'commitment' && areCounts, 'nothing is allotted in a sale that draws'],
    [part >= least && part <= ONE, 'it is a smaller part than there are lots for'],
    [isLast, 'rounding cannot have left such a last lot over'],
  ]
}

function drawClaims(row: Row<'ieo_drawn'>): Claims {
  const { product, format, draw, beacon, lots, upTo, round, root, seed, above, payUntil } = row.reply
  const asked = commandIn<SaleCommandOf<'draw_ieo'>>(row, 'draw_ieo')
  const isAsked = asked?.product === product && asked.draw === draw && asked.beacon === beacon
  const dueAt = roundAt(round) + (draw === 1 ? 0 : payWithinMs)
  return [
    [isAsked && asked.lots === lots && asked.upTo === upTo, 'the command is of another draw'],
    [format === 'draw', 'nothing is drawn in a sale that allots'],
    [isCount(lots), 'the lots that it draws are not a whole number'],
    [isCount(round), 'it is drawn by no round'],
    [beacon === sandboxBeacon(round), 'the beacon of that round says something else'],
    [row.facts.at >= dueAt, draw === 1 ? 'the round had not come' : 'there was still time to pay'],
    [isHash(root) && seed === drawSeed(beacon, root), 'the seed is not that of the beacon and the list'],
    [isHash(above) && isHash(upTo) && upTo >= above, 'it draws no tickets'],
    [[1, 2].includes(draw) && (draw !== 1 || above === lowestTicket), 'it draws other tickets'],
    [payUntil === row.facts.at + payWithinMs, 'it leaves another time to pay'],
  ]
}

function listClaims(row: Row<'ieo_listed'>): Claims {
  const { product, lots, listBy } = row.reply
  const asked = commandIn<SaleCommandOf<'list_ieo'>>(row, 'list_ieo')
  return [
    [asked?.product === product && asked.lots === lots && isCount(lots), another],
    [listBy === undefined || row.facts.at < listBy, 'its last day of listing was over'],
  ]
}

function callOffClaims(row: Row<'ieo_called_off'>): Claims {
  const { product, lots, listBy } = row.reply
  const asked = commandIn<SaleCommandOf<'call_off_ieo'>>(row, 'call_off_ieo')
  return [
    [asked?.product === product && asked.lots === lots && isCount(lots), another],
    [listBy !== undefined && row.facts.at >= listBy, 'its token could still be listed'],
  ]
}

const claims: { [Kind in ChainedKind]: (row: Row<Kind>) => Claims } = {
  ieo_opened: openClaims,
  ieo_closed: closeClaims,
  ieo_allotted: allotClaims,
  ieo_drawn: drawClaims,
  ieo_listed: listClaims,
  ieo_called_off: callOffClaims,
}

/** What must hold of a row of a sale's book alone: every receipt that carries the row checks it too. */
export const saleClaims = <Kind extends ChainedKind>(kind: Kind, row: Row<Kind>): Claims => [
  [isAgreement(row.reply), 'nobody can have agreed on its terms'],
  ...claims[kind](row),
  [row.postings.length === 0, 'a row of the sale moved money'],
]
