import { isForGood } from './what-is-kept.ts'

/** The hash of the app's sources: each build has a separate worker. */
declare const __BUILT_FROM__: string

/** The page of this build, and whatever it has loaded: names with a hash in them never change. */
const pages = `pages-${__BUILT_FROM__.slice(0, 12)}`
const assets = 'assets'
/** More than the app has by far. Our choice. */
const assetsMax = 400

/** Loads the page and its first files. @throws if one fails to load: then the previous worker stays. */
export async function keepShell(): Promise<void> {
  const response = await fetch('/', { cache: 'no-store' })
  if (!isPage(response)) throw new Error(`failed to load the page: HTTP ${response.status}`)
  await (await caches.open(pages)).put('/', response.clone())
  const loaded = [...(await response.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(
    ([, url]) => url ?? [],
  )
  await keepAssets(loaded, { all: true })
}

/** Caches files loaded without this worker. With `all` it fails if one fails to load. */
export async function keepAssets(urls: readonly string[], { all }: { all: boolean }): Promise<void> {
  const cache = await caches.open(assets)
  const wanted = urls.filter((url) => isForGood(new URL(url, location.origin).pathname))
  const keeping = wanted.map(async (url) => {
    if ((await cache.match(url)) === undefined) await cache.add(url)
  })
  await (all ? Promise.all(keeping) : Promise.allSettled(keeping))
}

export async function forgetOldPages(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('pages-') && name !== pages)
  await Promise.all(old.map((name) => caches.delete(name)))
  const cache = await caches.open(assets)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - assetsMax)).map((request) => cache.delete(request)))
}

export async function fromAssets(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(assets)
  const known = await cache.match(event.request)
  if (known !== undefined) return known
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(keepResponse(cache, event.request, response.clone()))
  return response
}

/**
 * The page that is kept, at once; the server's where none is. The server is asked either way, and what it gives is kept for
 * the next time.
 */
export async function shellAtOnce(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(pages)
  const known = await cache.match('/')
  const asked = fetch('/').then((response) => {
    if (isPage(response)) event.waitUntil(keepResponse(cache, '/', response.clone()))
    return response
  })
  if (known === undefined) return asked
  event.waitUntil(asked.catch(() => undefined))
  return known
}

/** A redirect leads elsewhere: to the sign-in page of a network, or to a replacement of the app. */
const isPage = (response: Response): boolean => response.ok && !response.redirected

/** A full disk must not fail the response. */
const keepResponse = (cache: Cache, key: RequestInfo, response: Response): Promise<void> =>
  cache.put(key, response).catch(() => undefined)
