import { texts as bondTest } from '@touchstone/texts/bond-test/en-us'
import { textsOf } from '@touchstone/texts/texts'
import { api } from '@touchstone/wire/api'
import { consoleApi } from '@touchstone/wire/console/console-api'
import { type Canonical, canonicalText } from '@touchstone/domain/ledger/canonical'
import { exampleCalls, otherExamples } from '@touchstone/signatures/example-calls'
import { noteOf } from '@touchstone/wire/docs/field-notes'
import { type JsonSchema, jsonSchema } from '@touchstone/wire/docs/json-schema'
import { notesOfAnswer } from '@touchstone/wire/docs/openapi-schemas'
import { refusalsOf } from '@touchstone/wire/docs/refusals-of'
import { sealedMediaType } from '@touchstone/wire/sealed-body'
import { refusalCodes } from '@touchstone/wire/codes/refusal-codes'
import { defaultLanguage } from '@touchstone/wire/languages'
import { limitsSection } from './docs-limits.ts'
import { streamSection } from './docs-stream.ts'
import { escaped } from '../../api/escaped.ts'
import { callsByNoun, consoleNouns, type NamedCall, nouns } from './docs-nouns.ts'
import { fieldRows, namedForms, schemaText } from './schema-text.ts'

const idOf = (text: string): string => text.toLowerCase().replaceAll(' ', '-')

/** The page of the calls of users: plain HTML, one style sheet, no script. */
export function docsPage(): string {
  const groups = callsByNoun(api, nouns)
  return pageOf({
    title: 'Touchstone: the calls',
    links: ['Limits', ...groups.map(([noun]) => noun), 'WebSocket'],
    beside: [
      ['/docs/openapi.json', 'openapi.json'],
      ['/docs/console', 'Calls of operators'],
    ],
    sections: [introduction(), limitsSection, ...groups.map(groupSection), streamSection()],
  })
}

/** Renders the page of the operators' calls, with the roles that may make each. */
export function consoleDocsPage(): string {
  const groups = callsByNoun(consoleApi, consoleNouns)
  return pageOf({
    title: 'Touchstone: the calls of operators',
    links: groups.map(([noun]) => noun),
    beside: [
      ['/docs/console/openapi.json', 'openapi.json'],
      ['/docs', 'Calls of users'],
    ],
    sections: [consoleIntroduction, ...groups.map(groupSection)],
  })
}

type Page = {
  title: string
  links: readonly string[]
  beside: readonly (readonly [address: string, text: string])[]
  sections: readonly string[]
}

const pageOf = ({ title, links, beside, sections }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<nav>
<h1>Touchstone</h1>
<ul>${links.map((noun) => `<li><a href="#${idOf(noun)}">${noun}</a></li>`).join('')}</ul>
${beside.map(([address, text]) => `<p><a href="${address}">${text}</a></p>`).join('\n')}
</nav>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`

const consoleIntroduction = `<section id="conventions">
<h2>Calls of operators</h2>
<p>They follow the <a href="/docs#conventions">conventions</a> of all calls: envelope, encrypted bodies, idempotency keys,
forms, and the <a href="/docs#limits">limits</a>. What differs is who may call.</p>
<p>Calls marked <em>operator</em> want the token of an operator’s session, which no session of a user stands for: anybody
else is answered with 401. Where a <em>right</em> is named the operator needs a role that holds it, else the answer is
<code>not_allowed</code>; the others are for every operator. Roles and their rights change only by two operators.</p>
<p>Whoever came in with a password that was given is answered with <code>password_change_required</code> by all but
<code>thisOperator</code>, <code>changeOperatorPassword</code> and <code>signOutOperator</code>. Whatever is done, and each
reading of a person’s data, is a row of the audit log.</p>
</section>`

/** A signed `closeAll` of book 7, for whoever writes a client. */
export const exampleSignature = {
  key: '0190c2a4-7b1e-7000-8000-000000000001',
  header:
    'A6EHv_POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg.1795390839000.rgWZO5VLvQaAJfCVYplDYTMReZfcqKLdHkVdN29TIjmgp_Ek5a08UfBOVs7V5n1e0KEQZfiSbg2vn8ik8sznAg',
}

const introduction = (): string => `<section id="conventions">
<h2>Conventions</h2>
<p>Every answer is <code>{ code, message, result }</code>. Code 200 is success; any other is a refusal, whose message is a
finished sentence in the language of the <code>lang</code> header and whose result is <code>{ key, details }</code>. What
the app itself decides has HTTP status 200; codes below 1000 are HTTP statuses too, but for 401.</p>
<p>A field that a call does not have is refused by its name (<code>unknown_field</code>), wherever it stands; a POST has no
query, and what stands in a path stands there alone. Texts have no control characters. An <code>idempotency-key</code> may
be stamped 24 hours ago (<code>key_expired</code>), and five minutes ahead (<code>key_ahead</code>), at most.</p>
<p>Calls marked <em>session</em> want the token in the <code>access-token</code> header.</p>
<p>The body of a POST is <code>base64(RSA-OAEP-SHA256(key)) . base64(AES-256-ECB-PKCS7(json))</code>, where the key is 32
printable characters of your own, under the public key that <code>publicKey</code> answers. An empty body is <code>{}</code>.
<code>openapi.json</code> calls that the media type <code>${sealedMediaType}</code>, so that a serializer can be plugged in.
An upload alone is a plain multipart form: the fields, and the file as its part <code>file</code>. Send an
<code>idempotency-key</code> (UUIDv7), one an intent, and repeat it when you retry.</p>
<p>A command may be signed, so that its receipt shows who asked for it: the header <code>signed-intent</code> is
<code>&lt;public key&gt;.&lt;epoch milliseconds&gt;.&lt;Ed25519 signature&gt;</code>, key and signature in base64url without
padding. The signature is over five lines, joined by line feeds: <code>touchstone intent 1</code>, the id of the book,
<code>"u:&lt;idempotency key&gt;"</code> with the quotation marks, the SHA-256 of the command as its journal row will have
it (64 hexadecimal digits), and the same milliseconds. They may lie a minute from our clock.</p>
<p>A command is JSON without spaces, its keys sorted, decimals as strings in shortest form (<code>0.10</code> becomes
<code>0.1</code>), and with every field: what you left out is <code>null</code> or its default. Each call below shows its
own. <code>bookHeads</code> answers the ids of your books; a command on a record is of the book whose id its id begins
with. With the secret key of the bytes 0 to 31, closing everything in book 7 under the key
<code>${exampleSignature.key}</code> is signed as <code>${exampleSignature.header}</code>.</p>
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
<span class="access">${call.access}</span>${rightOf(call)} <span class="weight">weight ${call.weight}</span>${signInOf(call)}</p>
<p>${escaped(call.summary)}</p>
${fieldTables(jsonSchema(call.request, 'input'), (field) => noteOf(name, call, field))}
${commandOf(name)}${questionsOf(name)}
<p class="reply">Result: <code>${escaped(schemaText(jsonSchema(call.reply, 'output')))}</code></p>${answerNotes([name, call])}
<details><summary>Refusals</summary><table><tbody>${refusalsOf(call)
  .map(
    (kind) =>
      `<tr><td>${refusalCodes[kind]}</td><td><code>${kind}</code></td><td>${escaped(textsOf(defaultLanguage).refusals[kind])}</td></tr>`,
  )
  .join('')}</tbody></table></details>
</article>`

/** What a command's call asks for, of the fields of an example: the text that is signed, and stands in the journal. */
function commandOf(name: string): string {
  return [...Object.entries(exampleCalls), ...otherExamples]
    .filter(([call]) => call === name)
    .map(([, example]) => {
      const [fields, command] = example.map((each) => escaped(canonicalText(each as Canonical)))
      return `<p class="reply">Command of <code>${fields}</code>: <code>${command}</code></p>`
    })
    .join('')
}

/** The questions of the test about bonds with the answers to choose from, as the app asks them. */
function questionsOf(name: string): string {
  if (name !== 'takeBondTest') return ''
  const words = bondTest.screen as Readonly<Record<string, string>>
  const texts = (key: string): string[] => Object.keys(words).filter((each) => new RegExp(`^${key}$`).test(each))
  const questions = texts('ask[0-9]+').map((ask) => {
    const answers = texts(`${ask}_[0-9]+`).map((answer) => `<li>${escaped(words[answer] ?? '')}</li>`)
    return `<li>${escaped(words[ask] ?? '')}<ol start="0">${answers.join('')}</ol></li>`
  })
  return `<ol>${questions.join('')}</ol>`
}

/** Counted by a limit of its own besides. */
const signInOf = ({ limit }: NamedCall[1]): string => (limit === 'sign_in' ? ' <span class="limit">sign-in</span>' : '')

const rightOf = ({ right }: NamedCall[1]): string =>
  right === undefined ? '' : ` <span class="right">right <code>${right}</code></span>`

type NoteOf = (field: string) => string | undefined

/** The fields of a request; of one with several forms, those of each. */
function fieldTables(schema: JsonSchema, note: NoteOf): string {
  const forms = schema.oneOf ?? schema.anyOf
  if (forms === undefined) return fieldTable(schema, note)
  return forms.map((form) => `<p class="reply">One of ${forms.length} forms:</p>${fieldTable(form, note)}`).join('\n')
}

function fieldTable(schema: JsonSchema, note: NoteOf): string {
  const rows = fieldRows(schema, note)
  if (rows.length === 0) return ''
  const cells = rows.map(
    (row) =>
      `<tr><td><code>${escaped(row.name)}</code></td><td>${escaped(row.text)}</td><td>${escaped(row.note)}</td></tr>`,
  )
  return `<table><thead><tr><th>Field</th><th>Form</th><th></th></tr></thead><tbody>${cells.join('')}</tbody></table>`
}

/** What there is to say of fields of the result. */
function answerNotes(call: NamedCall): string {
  const notes = notesOfAnswer(call).map(([field, note]) => `<li><code>${escaped(field)}</code>: ${escaped(note)}</li>`)
  return notes.length === 0 ? '' : `<ul>${notes.join('')}</ul>`
}
