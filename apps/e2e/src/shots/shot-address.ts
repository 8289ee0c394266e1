import type { MobileRoute } from './mobile-routes.ts'
import type { Persons } from './persons.ts'
import type { RouteShots, Shot, Who } from './shot.ts'

const contentOf = ({ states }: RouteShots): Partial<Shot> => (typeof states.content === 'string' ? {} : states.content)

/** Who looks at a shot: as at the content, where it does not say. */
export const whoOf = (shots: RouteShots, shot: Shot): Who => shot.who ?? contentOf(shots).who ?? 'visitor'

/** Where a shot is taken. */
export function addressOf(
  { origin, persons }: { origin: string; persons: Persons },
  route: MobileRoute,
  shots: RouteShots,
  shot: Shot,
): string {
  const asked = shot.query ?? contentOf(shots).query ?? {}
  const query = new URLSearchParams(typeof asked === 'function' ? asked(persons) : asked)
  return `${origin}/#${route.path}${query.size === 0 ? '' : `?${query.toString()}`}`
}
