import { alerts } from '@touchstone/wire/alerts'
import { api } from '@touchstone/wire/api'
import { articles } from '@touchstone/wire/articles'
import type { Call } from '@touchstone/wire/call'
import { demo } from '@touchstone/wire/demo'
import { deposits } from '@touchstone/wire/deposits'
import { exchange } from '@touchstone/wire/exchange'
import { files } from '@touchstone/wire/files'
import { identity } from '@touchstone/wire/identity'
import { ledger } from '@touchstone/wire/ledger'
import { market } from '@touchstone/wire/market'
import { messages } from '@touchstone/wire/messages'
import { refusalsOf } from '@touchstone/wire/openapi'
import { orders } from '@touchstone/wire/orders'
import { positions } from '@touchstone/wire/positions'
import { preferences } from '@touchstone/wire/preferences'
import { receipts } from '@touchstone/wire/receipts'
import { refusalCodes } from '@touchstone/wire/refusals/codes'
import { refusalTexts } from '@touchstone/wire/refusals/texts'
import { restrictions } from '@touchstone/wire/restrictions'
import { secondContracts } from '@touchstone/wire/second-contracts'
import { sessions } from '@touchstone/wire/sessions'
import { settlementAccounts } from '@touchstone/wire/settlement-accounts'
import { setup } from '@touchstone/wire/setup'
import { statements } from '@touchstone/wire/statements'
import { clientFrames, serverFrames, streamPath, userEvent } from '@touchstone/wire/stream'
import { transfers } from '@touchstone/wire/transfers'
import { users } from '@touchstone/wire/users'
import { wallets } from '@touchstone/wire/wallets'
import { withdrawals } from '@touchstone/wire/withdrawals'
import * as z from 'zod/mini'
import { fieldRows, type JsonSchema, jsonSchema, namedForms, schemaText } from './schema-text.ts'

const nouns: Readonly<Record<string, object>> = {
  Setup: setup,
  Sessions: sessions,
  Users: users,
  Market: market,
  Positions: positions,
  Orders: orders,
  'Second contracts': secondContracts,
  Exchange: exchange,
  Transfers: transfers,
  Wallets: wallets,
  Ledger: ledger,
  Statements: statements,
  Deposits: deposits,
  Withdrawals: withdrawals,
  'Settlement accounts': settlementAccounts,
  Demo: demo,
  Receipts: receipts,
  Articles: articles,
  Messages: messages,
  Alerts: alerts,
  Files: files,
  Identity: identity,
  Restrictions: restrictions,
  Preferences: preferences,
}

type NamedCall = [name: string, call: Call]

/** Every call under its noun, and whatever stands in none under `Other`. */
export function callsByNoun(calls: Readonly<Record<string, Call>> = api): [noun: string, calls: NamedCall[]][] {
  const rest = new Map(Object.entries(calls))
  const groups = Object.entries(nouns).map(([noun, names]): [string, NamedCall[]] => {
    const own = [...rest].filter(([name]) => name in names)
    for (const [name] of own) rest.delete(name)
    return [noun, own]
  })
  return [...groups, ['Other', [...rest]] satisfies [string, NamedCall[]]].filter(([, own]) => own.length > 0)
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
const idOf = (text: string): string => text.toLowerCase().replaceAll(' ', '-')

/** The page of all calls: plain HTML, one style sheet, no script. */
export function docsPage(): string {
  const groups = callsByNoun()
  const links = [...groups.map(([noun]) => noun), 'WebSocket']
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Touchstone: the calls</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<nav>
<h1>Touchstone</h1>
<ul>${links.map((noun) => `<li><a href="#${idOf(noun)}">${noun}</a></li>`).join('')}</ul>
<p><a href="/docs/openapi.json">openapi.json</a></p>
</nav>
<main>
${introduction()}
${groups.map(groupSection).join('\n')}
${streamSection()}
</main>
</body>
</html>
`
}

const introduction = (): string => `<section id="conventions">
<h2>Conventions</h2>
<p>Every answer is <code>{ code, message, result }</code>. Code 200 is success; any other is a refusal, whose message is a
finished sentence in the language of the <code>lang</code> header and whose result is <code>{ key, details }</code>. What
the app itself decides has HTTP status 200; codes below 1000 are HTTP statuses too, but for 401.</p>
<p>Calls marked <em>session</em> want the token in the <code>access-token</code> header.</p>
<p>The body of a POST is <code>base64(RSA-OAEP-SHA256(key)) . base64(AES-256-ECB-PKCS7(json))</code>, where the key is 32
printable characters of your own, under the public key that <code>publicKey</code> answers. An empty body is <code>{}</code>.
An upload alone is a plain multipart form: the fields, and the file as its part <code>file</code>. Send an
<code>idempotency-key</code> (UUIDv7), one an intent, and repeat it when you retry.</p>
<dl>${Object.entries(namedForms)
  .map(([name, { meaning }]) => `<dt>${name}</dt><dd>${escaped(meaning)}</dd>`)
  .join('')}</dl>
</section>`

const groupSection = ([noun, calls]: [string, NamedCall[]]): string => `<section id="${idOf(noun)}">
<h2>${noun}</h2>
${calls.map(callArticle).join('\n')}
</section>`

const callArticle = ([name, call]: NamedCall): string => `<article id="${name}">
<h3><a href="#${name}">${name}</a></h3>
<p class="path"><b class="${call.method.toLowerCase()}">${call.method}</b> <code>${escaped(call.path)}</code>
<span class="access">${call.access}</span></p>
<p>${escaped(call.summary)}</p>
${fieldTable(jsonSchema(call.request, 'input'))}
<p class="reply">Result: <code>${escaped(schemaText(jsonSchema(call.reply, 'output')))}</code></p>
<details><summary>Refusals</summary><table><tbody>${refusalsOf(call)
  .map(
    (kind) =>
      `<tr><td>${refusalCodes[kind]}</td><td><code>${kind}</code></td><td>${escaped(refusalTexts['en-us'][kind])}</td></tr>`,
  )
  .join('')}</tbody></table></details>
</article>`

function fieldTable(schema: JsonSchema): string {
  const rows = fieldRows(schema)
  if (rows.length === 0) return ''
  const cells = rows.map(
    ({ name, text, note }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${escaped(text)}</td><td>${escaped(note)}</td></tr>`,
  )
  return `<table><thead><tr><th>Field</th><th>Form</th><th></th></tr></thead><tbody>${cells.join('')}</tbody></table>`
}

const frameList = (frames: Readonly<Record<string, z.ZodMiniType>>, io: 'input' | 'output'): string =>
  Object.values(frames)
    .map((frame) => `<li><code>${escaped(schemaText(jsonSchema(frame, io)))}</code></li>`)
    .join('')

/** Its events have a list of their own. */
const updateInShort = z.extend(z.omit(serverFrames.update, { events: true }), {
  events: z.optional(z.array(z.unknown())),
})

const streamSection = (): string => `<section id="websocket">
<h2>WebSocket</h2>
<p><code>${streamPath}</code>: JSON texts both ways. Of prices there is at most one frame in 100 ms with all that has
changed; whoever reads slowly gets the newest and never a backlog. After <code>sign_in</code> a user's own events come in
the same frames, none left out: when some are lost after all, <code>lost</code> says so, and they are read again over HTTP.
<code>?lang=</code> chooses the language of errors.</p>
<h3>A client sends</h3>
<ul>${frameList(clientFrames, 'input')}</ul>
<h3>The server sends</h3>
<ul>${frameList({ ...serverFrames, update: updateInShort }, 'output')}</ul>
<h3>Events of a user</h3>
<ul>${(jsonSchema(userEvent, 'output').oneOf ?? []).map((event) => `<li><code>${escaped(schemaText(event))}</code></li>`).join('')}</ul>
</section>`
