import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendRefusal } from '../../api/answer.ts'
import { languageOf, send } from '../../api/call-routes.ts'
import type { Sql } from '../../platform/database.ts'
import { escaped } from '../../api/escaped.ts'
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
<title>Sandbox outbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/outbox.css">
</head>
<body>
<nav><a href="/">← Back to the app</a></nav>
<header>
<h1>Sandbox outbox</h1>
<p>This is a sandbox, so we send nothing. Every e-mail and text you would have gotten is here, newest first. The page refreshes every few seconds.</p>
</header>
<main>
${messages.length === 0 ? emptyText : messages.map(articleOf).join('\n')}
</main>
</body>
</html>
`

const emptyText = `<p class="empty">Nothing yet. Get a code in the app, and you'll see it here.</p>`

function articleOf({ channel, recipient, subject, text, sentAt }: OutboxMessage): string {
  const moment = new Date(sentAt).toISOString()
  const heading = subject === '' ? '' : `<h2>${escaped(subject)}</h2>\n`
  return `<article>
<p class="to"><span>${channel === 'email' ? 'E-mail' : 'Text message'}</span> to <b>${escaped(recipient)}</b>
<time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')} UTC</time></p>
${heading}<pre>${withCodes(escaped(text))}</pre>
</article>`
}

/** What one looks for. */
const withCodes = (text: string): string => text.replaceAll(/(?<![\d#;.,:-])\d{6}(?![\d.,:-]\d|\d)/g, '<mark>$&</mark>')

/** The colours are those of the app (`apps/mobile/src/tokens.css`). */
const style = `
:root {
  color-scheme: light dark;
  --bg: #f4f5f8; --surface: #ffffff; --border: #dde1e8; --fg: #11141b; --fg-2: #4f5866;
  --accent: #5a3fe0; --accent-soft: #ece8fe;
  font: 16px/1.5 system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0b0d12; --surface: #14171e; --border: #2a303b; --fg: #f2f4f8; --fg-2: #aeb6c3;
    --accent: #a896ff; --accent-soft: #221d42;
  }
}
* { box-sizing: border-box; }
body { max-width: 44rem; margin: 0 auto; padding: 0 1rem 3rem; background: var(--bg); color: var(--fg); }
nav a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); text-decoration: none; font-weight: 500; }
nav a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0.25rem 0 0; }
header p { margin: 0.25rem 0 1.25rem; color: var(--fg-2); font-size: 0.875rem; }
h2 { font-size: 1rem; margin: 0.5rem 0 0; }
article { background: var(--surface); border: 1px solid var(--border); border-radius: 14px; padding: 0.875rem 1rem; margin-bottom: 0.75rem; }
.to { margin: 0; font-size: 0.8125rem; color: var(--fg-2); overflow-wrap: anywhere; }
.to b { color: var(--fg); font-weight: 600; }
.to span { background: var(--accent-soft); color: var(--accent); border-radius: 6px; padding: 0.125rem 0.4375rem; font-weight: 600; }
time { display: block; margin-top: 0.25rem; font-variant-numeric: tabular-nums; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.375rem 0 0; }
mark { background: var(--accent-soft); color: var(--accent); border-radius: 6px; padding: 0.0625rem 0.3125rem; font-weight: 700; letter-spacing: 0.06em; user-select: all; }
.empty { background: var(--surface); border: 1px dashed var(--border); border-radius: 14px; padding: 2rem 1rem; text-align: center; color: var(--fg-2); }
`
