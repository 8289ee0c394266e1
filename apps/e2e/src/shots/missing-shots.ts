import type { MobileRoute } from './mobile-routes.ts'
import { type RouteShots, stateNames } from './shot.ts'

type Shots = Pick<RouteShots, 'more'> & { states: Partial<RouteShots['states']> }

/** Shorter than this nothing is a reason. */
const reasonMin = 12

/** What the table lacks, in sentences; empty when every route has every state, or says why not. */
export function missingShots(routes: readonly MobileRoute[], table: Readonly<Record<string, Shots>>): string[] {
  const known = new Set(routes.map(({ name }) => name))
  return [
    ...Object.keys(table)
      .filter((name) => !known.has(name))
      .map((name) => `${name} is no route of the app`),
    ...routes.flatMap(({ name, login }) => {
      const shots = table[name]
      return shots === undefined ? [`${name} has no shots`] : missingStates(name, login, shots)
    }),
  ]
}

function missingStates(name: string, login: boolean, { states, more = {} }: Shots): string[] {
  const mustBeShown = login ? ['content', 'signed-out'] : ['content']
  return [
    ...stateNames.flatMap((state) => {
      const shot = states[state]
      if (shot === undefined) return [`${name} has no shot of "${state}", and no reason`]
      if (typeof shot !== 'string') return []
      if (mustBeShown.includes(state)) return [`${name} must be shown in "${state}"`]
      return shot.length < reasonMin ? [`${name} does not say why it has no "${state}"`] : []
    }),
    ...Object.keys(more)
      .filter((state) => !/^[a-z]+(-[a-z]+)*$/.test(state) || stateNames.some((each) => each === state))
      .map((state) => `${name} has a shot with a name that it may not have: "${state}"`),
  ]
}
