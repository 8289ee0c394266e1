import { appWindow } from './app-window.ts'
import type { Push } from './read-push.ts'

declare const self: ServiceWorkerGlobalScope

/** Shows what was pushed; the same message again takes the place of the one that is there. */
export function showPush({ title, body, tag, path, atMs }: Push): Promise<void> {
  return self.registration.showNotification(title, {
    body,
    tag,
    data: { path },
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    ...(atMs === undefined ? {} : { timestamp: atMs }),
  })
}

/** Opens a path of the app: in a window of it where there is one, else in a new one. */
export async function showPath(path: string): Promise<void> {
  const url = `/#${path}`
  const open = appWindow(await self.clients.matchAll({ type: 'window' }))
  if (open === undefined) {
    await self.clients.openWindow(url)
    return
  }
  // A browser may keep a window where it is; what was asked for is shown there all the same.
  await open.focus().catch(() => undefined)
  await open.navigate(url)
}
