import { pathTo, routeOf } from './paths.ts'

/** Where a tap leads: types 2 and 4 out of the app (specification, section 2), 4 in a window of its own. */
export type Target = { type: number; url: string }

/**
 * The path inside the app to where published content leads: a route, an article, or for types 2 and 4 the page that says
 * that one is leaving. `id` is the article that has the target. Undefined for a route or type that there is not.
 */
export function pathOfTarget(id: string, { type, url }: Target): string | undefined {
  if (type === 1) return routeOf(url.split('?')[0] ?? '') === undefined ? undefined : url
  if (type === 3) return pathTo('articleDetail', { id: url })
  return type === 2 || type === 4 ? pathTo('outlink', { id }) : undefined
}

/** Jumps to an external address; only https, and only for types 2 and 4. False where it did not. */
export function jumpOut({ type, url }: Target, go: (url: string, isOwnWindow: boolean) => void = leave): boolean {
  if ((type !== 2 && type !== 4) || !url.startsWith('https://')) return false
  go(url, type === 4)
  return true
}

function leave(url: string, isOwnWindow: boolean): void {
  if (isOwnWindow) globalThis.open(url, '_blank', 'noopener,noreferrer')
  else globalThis.location.assign(url)
}
