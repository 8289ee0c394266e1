import { readFileSync } from 'node:fs'
import path from 'node:path'
import { textsOf } from '@touchstone/texts/texts'
import { api } from '@touchstone/wire/api'
import { consoleApi } from '@touchstone/wire/console/console-api'
import { openApi } from '@touchstone/wire/docs/openapi'
import { defaultLanguage } from '@touchstone/wire/languages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { callsByNoun, consoleNouns, nouns } from './docs-nouns.ts'
import { consoleDocsPage, docsPage } from './docs-page.ts'

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

/**
 * `/docs`: the calls as a page to read, and `/docs/openapi.json` for programs; those of operators below `/docs/console`. All
 * follow the calls by themselves.
 */
export function addDocs(app: FastifyInstance): void {
  const { refusals } = textsOf(defaultLanguage)
  const files = {
    '/docs': { type: html, make: docsPage },
    '/docs/console': { type: html, make: consoleDocsPage },
    '/docs/style.css': {
      type: 'text/css; charset=utf-8',
      make: () => readFileSync(path.join(import.meta.dirname, 'docs.css'), 'utf8'),
    },
    '/docs/openapi.json': {
      type: json,
      make: () =>
        JSON.stringify(openApi({ title: 'Touchstone', groups: callsByNoun(api, nouns), sentences: refusals })),
    },
    '/docs/console/openapi.json': {
      type: json,
      make: () =>
        JSON.stringify(
          openApi({
            title: 'Touchstone, for operators',
            groups: callsByNoun(consoleApi, consoleNouns),
            sentences: refusals,
          }),
        ),
    },
  }
  for (const [url, { type, make }] of Object.entries(files)) {
    let made: string | undefined
    const answer = (_request: unknown, reply: FastifyReply) => {
      made ??= make()
      return reply.header('content-type', type).header('cache-control', 'no-cache').send(made)
    }
    app.get(url, answer)
    // The same page with a slash: its links start at the root, so it needs no redirection.
    if (type === html) app.get(`${url}/`, answer)
  }
}
