import type { Target } from '../routes/links.ts'

export type OutsideAddress = { url: string; host: string }

/**
 * The address outside to which published content leads: https, and nobody's name or password in it, which would hide the
 * host. Never one of our hosts: the browser would send our cookie along. Undefined for everything else.
 */
export function outsideAddress(target: Target | null, ownHostname: string): OutsideAddress | undefined {
  if (target === null || (target.type !== 2 && target.type !== 4)) return undefined
  if (!URL.canParse(target.url)) return undefined
  const url = new URL(target.url)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  // A name may be written with a dot at its end.
  if (url.hostname.replace(/\.$/, '') === ownHostname) return undefined
  return { url: url.href, host: url.host }
}
