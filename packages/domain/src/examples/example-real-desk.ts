import { having } from '../books/book.ts'
import { emptyStanding, type Standing, standingPart } from '../restrictions/standing.ts'
import { type Desk, openDesk } from './example-desk.ts'

/** A desk over a real book whose owner has acknowledged the risk warning, unless `standing` says otherwise. */
export function openRealDesk(standing: Partial<Standing> = {}, opened: Parameters<typeof openDesk>[0] = {}): Desk {
  const desk = openDesk(opened)
  desk.put({ world: 'real', parts: having(standingPart, { ...emptyStanding, riskAcknowledgedAt: 1, ...standing }) })
  return desk
}
