import { pathOfTarget, type Target } from '../routes/links.ts'
import { outsideAddress } from './outside-address.ts'

/** The path of the app to where an article leads on, and the host where that is outside. Undefined: nowhere. */
export type Onward = { path: string; by: 'route' | 'article' } | { path: string; by: 'outside'; host: string }

export function onwardOf(
  { id, target }: { id: string; target: Target | null },
  ownHostname: string,
): Onward | undefined {
  const path = target === null ? undefined : pathOfTarget(id, target)
  if (target === null || path === undefined) return undefined
  if (target.type === 1) return { path, by: 'route' }
  if (target.type === 3) return { path, by: 'article' }
  const outside = outsideAddress(target, ownHostname)
  return outside === undefined ? undefined : { path, by: 'outside', host: outside.host }
}
