import { type Desk, openDesk } from '../positions/example-desk.ts'
import { emptyStanding, type Standing } from './standing.ts'

/** A desk over a real book whose owner has acknowledged the risk warning, unless `standing` says otherwise. */
export function openRealDesk(standing: Partial<Standing> = {}, opened: Parameters<typeof openDesk>[0] = {}): Desk {
  const desk = openDesk(opened)
  desk.put({ world: 'real', standing: { ...emptyStanding, riskAcknowledgedAt: 1, ...standing } })
  return desk
}
