import { readFileSync } from 'node:fs'
import path from 'node:path'
import { api } from '@touchstone/wire/api'
import { openApi } from '@touchstone/wire/openapi'
import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'

/** `/docs`: the calls as a page to read, and `/docs/openapi.json` for programs. Both follow the calls by themselves. */
export function addDocs(app: FastifyInstance): void {
  const files = {
    '/docs': { type: 'text/html; charset=utf-8', make: docsPage },
    '/docs/style.css': {
      type: 'text/css; charset=utf-8',
      make: () => readFileSync(path.join(import.meta.dirname, 'docs.css'), 'utf8'),
    },
    '/docs/openapi.json': { type: 'application/json; charset=utf-8', make: () => JSON.stringify(openApi(api)) },
  }
  for (const [url, { type, make }] of Object.entries(files)) {
    let made: string | undefined
    app.get(url, (_request, reply) => {
      made ??= make()
      return reply.header('content-type', type).header('cache-control', 'no-cache').send(made)
    })
  }
}
