import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendRefusal } from '../../api/answer.ts'
import { languageOf, send } from '../../api/call-routes.ts'
import type { Sql } from '../../platform/database.ts'
import { escaped } from './escaped.ts'
import { listOutbox, type OutboxMessage } from './outbox.store.ts'

const shownMax = 100
const refreshSeconds = 3

export type OutboxPageDeps = {
  sql: Sql
  /** Whether whoever asks may see it; `token` is that of the address, `/outbox?token=…`, for a browser. */
  mayRead: (request: FastifyRequest, token: string | undefined) => boolean
}

/**
 * Shows what the sandbox would have sent, at /outbox. Only for a sandbox and its insiders: the page contains codes with
 * which anybody could sign in.
 */
export function addOutboxPage(app: FastifyInstance, { sql, mayRead }: OutboxPageDeps): void {
  app.get<{ Querystring: { token?: unknown } }>('/outbox', async (request, reply) => {
    const { token } = request.query
    if (!mayRead(request, typeof token === 'string' ? token : undefined))
      return send(reply, sendRefusal({ kind: 'not_allowed' }, languageOf(request)))
    const messages = await listOutbox(sql, shownMax)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(pageOf(messages))
  })
  app.get('/outbox.css', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(style),
  )
}

const pageOf = (messages: readonly OutboxMessage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${refreshSeconds}">
<title>Outbox of the sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/outbox.css">
</head>
<body>
<h1>Outbox of the sandbox</h1>
<p>E-mails and texts that this sandbox would have sent, the last one first. The page looks again by itself.</p>
${messages.length === 0 ? '<p>Nothing yet.</p>' : messages.map(articleOf).join('\n')}
</body>
</html>
`

function articleOf({ channel, recipient, subject, text, sentAt }: OutboxMessage): string {
  const moment = new Date(sentAt).toISOString()
  const heading = subject === '' ? '' : `<h2>${escaped(subject)}</h2>\n`
  return `<article>
<p>${channel === 'email' ? 'E-mail' : 'Text'} to <b>${escaped(recipient)}</b>, <time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')} UTC</time></p>
${heading}<pre>${escaped(text)}</pre>
</article>`
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 42rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.25rem; }
h2 { font-size: 1rem; margin: 0; }
article { border-top: 1px solid #8888; padding: 0.75rem 0; }
article p { margin: 0; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.25rem 0 0; }
`
