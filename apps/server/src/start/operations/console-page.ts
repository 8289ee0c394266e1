import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The placeholder of the nonce in the build. */
const mark = '__NONCE__'
const policyHeader = 'content-security-policy'

/**
 * Serves the page of the operators' console. Its parts write their styles at run time, so each response has a new
 * nonce, in the page and in the policy. Its other files are served with those of the app.
 */
export function addConsolePage(app: FastifyInstance, folder: string): void {
  const file = path.join(folder, 'console', 'index.html')
  if (!existsSync(file)) return
  const page = readFileSync(file, 'utf8')
  app.get('/console', (_request, reply) => reply.redirect('/console/'))
  for (const url of ['/console/', '/console/index.html'])
    app.get(url, (_request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      const policy = String(reply.getHeader(policyHeader) ?? "style-src 'self'")
      return reply
        .header(policyHeader, policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page.replaceAll(mark, nonce))
    })
}
