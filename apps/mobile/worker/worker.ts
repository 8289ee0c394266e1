import { forgetOldPages, fromAssets, keepAssets, keepShell, shellAtOnce } from './kept-files.ts'
import { showPath, showPush } from './notifications.ts'
import { readPush } from './read-push.ts'
import { isForGood, isShell } from './what-is-kept.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldPages().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (isForGood(url.pathname)) event.respondWith(fromAssets(event))
  else if (isShell(request.mode, url.pathname)) event.respondWith(shellAtOnce(event))
})

/** The page sends the list of files that it loaded before this worker existed. */
self.addEventListener('message', (event) => {
  const sent: unknown = event.data
  if (!Array.isArray(sent)) return
  const urls = sent.filter((url): url is string => typeof url === 'string')
  event.waitUntil(keepAssets(urls, { all: false }))
})

self.addEventListener('push', (event) => {
  const push = readPush(event.data?.text())
  if (push !== undefined) event.waitUntil(showPush(push))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as { path: string }
  event.waitUntil(showPath(path))
})
