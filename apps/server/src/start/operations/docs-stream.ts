import { eventNotes } from '@touchstone/wire/docs/field-notes'
import { type JsonSchema, jsonSchema } from '@touchstone/wire/docs/json-schema'
import { clientFrames, frameEveryMs, serverFrames, userEvent } from '@touchstone/wire/stream'
import { streamPath, topicsMax } from '@touchstone/wire/stream-topics'
import * as z from 'zod/mini'
import { defaultRequestLimits, wrongTokenWeight } from '../../api/limits.ts'
import { clientFramesASecond, clientFramesAtOnce, policyViolation } from '../../features/stream/client-connection.ts'
import { wrongTokensMax } from '../../features/stream/client-requests.ts'
import { defaultPingEveryMs } from '../../features/stream/stream.ts'
import { clientFrameBytesMax, socketsMax } from '../../features/stream/stream.routes.ts'
import { escaped } from '../../api/escaped.ts'
import { schemaText } from './schema-text.ts'

const frameList = (frames: Readonly<Record<string, z.ZodMiniType>>, io: 'input' | 'output'): string =>
  Object.values(frames)
    .map((frame) => `<li><code>${escaped(schemaText(jsonSchema(frame, io)))}</code></li>`)
    .join('')

/** Its events have a list of their own. */
const updateInShort = z.extend(z.omit(serverFrames.update, { events: true }), {
  events: z.optional(z.array(z.unknown())),
})

const events = (): readonly JsonSchema[] => jsonSchema(userEvent, 'output').oneOf ?? []

function noteOf({ properties }: JsonSchema): string {
  const note = (eventNotes as Readonly<Record<string, string>>)[String(properties?.['kind']?.const)]
  return note === undefined ? '' : ` ${escaped(note)}`
}

const limits: readonly (readonly [what: string, most: string])[] = [
  ['topics of one socket', String(topicsMax)],
  ['bytes of one frame of a client; one that is larger closes the socket (1009)', String(clientFrameBytesMax)],
  [
    `frames of a client a second; ${clientFramesAtOnce} may come at once. Those that are too many are passed over, and who goes on is closed (${policyViolation})`,
    String(clientFramesASecond),
  ],
  ['tokens of no session on one socket, the last of which closes it', String(wrongTokensMax)],
  ['sockets from one address', String(defaultRequestLimits.sockets)],
  ['sockets in all', String(socketsMax)],
]

/** What there is to know of the WebSocket, with the server's own figures. */
export const streamSection = (): string => `<section id="websocket">
<h2>WebSocket</h2>
<p><code>${streamPath}</code>: JSON texts both ways. Of prices there is at most one frame in ${frameEveryMs} ms with all that has
changed; whoever reads slowly gets the newest and never a backlog. After <code>sign_in</code> a user's own events come in
the same frames, none left out: when some are lost after all, <code>lost</code> says so, and they are read again over HTTP.
<code>?lang=</code> chooses the language of errors; there is nothing else in the query, and no field but those below.</p>
<p>Each frame of a client is answered at once. <code>subscribed</code> names all topics of the socket and, as
<code>nextAtMs</code>, when its next frame is due by the server’s clock: the first has the newest state of all topics, and
from then on one is due every ${frameEveryMs} ms, though none is sent while nothing changes.</p>
<p>The server pings every ${defaultPingEveryMs / 1_000} seconds, as the protocol has it, and closes a socket whose pong has not
come by the next. A client that wants to know whether it is still heard sends the frame <code>ping</code>.</p>
<table><tbody>${limits.map(([what, most]) => `<tr><td>${what}</td><td>${most}</td></tr>`).join('')}</tbody></table>
<p>To open a socket weighs 1 on the address, as does each <code>sign_in</code>; a token of no session weighs
${wrongTokenWeight} more. A refusal before the socket stands is an HTTP answer like any other.</p>
<h3>A client sends</h3>
<ul>${frameList(clientFrames, 'input')}</ul>
<h3>The server sends</h3>
<ul>${frameList({ ...serverFrames, update: updateInShort }, 'output')}</ul>
<h3>Events of a user</h3>
<ul>${events()
  .map((event) => `<li><code>${escaped(schemaText(event))}</code>${noteOf(event)}</li>`)
  .join('')}</ul>
</section>`
