import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { roundAt, sandboxBeacon } from './beacon.ts'
import { drawSeed, lowestTicket } from './draw.ts'
import type { SaleCommandOf, SaleReplyOf } from './ieo-sale-commands.ts'

/** What has to hold, and what is wrong where it does not. */
type Claims = readonly (readonly [holds: boolean, fault: string])[]

/** What a draw says by itself: a person's receipt that carries the row asks it too. */
export function drawClaims(row: DecidedRow<SaleReplyOf<'ieo_drawn'>>): Claims {
  const { product, draw, beacon, lots, upTo, round, root, seed, above } = row.reply
  const asked = commandIn<SaleCommandOf<'draw_ieo'>>(row, 'draw_ieo')
  const isAsked = asked?.product === product && asked.draw === draw && asked.beacon === beacon
  return [
    [isAsked && asked.lots === lots && asked.upTo === upTo, 'the command is of another draw'],
    [beacon === sandboxBeacon(round), 'the beacon of that round says something else'],
    [row.facts.at >= roundAt(round), 'the round had not come'],
    [seed === drawSeed(beacon, root), 'the seed is not that of the beacon and the list'],
    [upTo >= above && (draw === 1 ? above === lowestTicket : draw === 2), 'it draws other tickets'],
  ]
}
