import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page, Route } from 'playwright-core'
import { root } from '../running-server.ts'
import type { OpenedScene } from '../shots/scene.ts'
import type { Answer } from '../shots/shot.ts'
import { answerKey, type Answers } from './recording.ts'

/** Where the recorded app stands; nothing listens there. */
export const replayOrigin = 'http://pictures.localhost'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Serves the built app without a server: its files, and the answers that were recorded. Adds the requests that nothing
 * was recorded for to `unanswered`.
 */
export async function replay(scene: OpenedScene, answers: Answers, unanswered: string[]): Promise<void> {
  const answerTo = (route: Route): Promise<Answer> => {
    const key = answerKey(route.request())
    const answer = answers[key]
    if (answer !== undefined) return Promise.resolve(answer)
    unanswered.push(key)
    return Promise.reject(new Error(`nothing was recorded for ${key}`))
  }
  scene.answerTo = answerTo
  await scene.context.route(`${replayOrigin}/**`, async (route) => {
    if (!new URL(route.request().url()).pathname.startsWith('/api/')) return serveFile(route)
    const answer = await answerTo(route).catch(() => undefined)
    if (answer === undefined) return route.abort()
    return route.fulfill({ status: answer.status, contentType: answer.type, body: answer.body })
  })
}

const isWorker = (pathname: string): boolean => /[.]worker-[^/]*[.]js$/.test(pathname)
/** The clock of the page does not reach its workers, which say how long they took. */
const stillClock = 'performance.now = () => 0;\n'

async function serveFile(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  // It would answer in place of the recording.
  if (pathname === '/worker.js') return route.fulfill({ status: 404 })
  const file = path.join(root, 'dist', pathname === '/' ? 'index.html' : pathname)
  const body = await readFile(file).catch(() => undefined)
  if (body === undefined) return route.fulfill({ status: 404 })
  const contentType = types[path.extname(file)] ?? 'application/octet-stream'
  return route.fulfill({ contentType, body: isWorker(pathname) ? `${stillClock}${body.toString()}` : body })
}

/** A socket that answers, and on which no price ever moves. */
export async function quietSocket(page: Page, nowMs: number): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const topics = new Set<string>()
    const say = (frame: object): void => socket.send(JSON.stringify({ sentAtMs: nowMs, ...frame }))
    socket.onMessage((message) => {
      const frame = JSON.parse(String(message)) as { op: string; topics?: string[] }
      for (const topic of frame.topics ?? [])
        if (frame.op === 'subscribe') topics.add(topic)
        else topics.delete(topic)
      if (frame.op === 'ping') say({ op: 'pong' })
      else if (frame.op === 'sign_in') say({ op: 'signed_in' })
      else say({ op: 'subscribed', topics: [...topics], nextAtMs: nowMs })
    })
  })
}
