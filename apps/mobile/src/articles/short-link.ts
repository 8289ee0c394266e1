import { pathOfTarget } from '../routes/links.ts'
import { pathTo, routes } from '../routes/paths.ts'

/** The address by which anybody reads an article: its code is known to the server without anybody making it. */
export const shareAddress = (page: { origin: string; pathname: string }, id: string): string =>
  `${page.origin}${page.pathname}#${pathTo('articleShare', { code: `a-${id}` })}`

/** The address of an invitation to the app; without a code, the address of the app. */
export const invitationAddress = (page: { origin: string; pathname: string }, code: string | undefined): string =>
  `${page.origin}${page.pathname}${code === undefined ? '' : `#${pathTo('articleShare', { code })}`}`

/** Whether a text of the address can be a code. */
export const isCode = (text: string): boolean => /^[A-Za-z0-9-]{1,40}$/.test(text)

type ShortLink = { type: number; target: string; inviteCode?: string | undefined }

/** What a code shows on the page for shared articles, or the path to where it leads instead. */
export function leadOf(code: string, { type, target, inviteCode }: ShortLink): { article: string } | { path: string } {
  if (inviteCode !== undefined) return { path: pathTo('signIn', { mode: 'register', invite: inviteCode }) }
  if (type === 3) return { article: target }
  if (type === 2 || type === 4) return { path: pathTo('outlink', { code }) }
  // An operator's link has no article.
  return { path: pathOfTarget('', { type, url: target }) ?? routes.home.path }
}
