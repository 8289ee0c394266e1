import { randomBytes } from 'node:crypto'
import { api, type CallName } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import type { ClusterAddress } from '../../platform/test-database.ts'
import { newClientKey } from '../../executor/client-key.ts'
import { formOf } from '../../features/files/test-uploads.ts'
import type { ServerOptions } from '../server-options.ts'
import { startTestServer } from '../test-server.ts'
import { verifyDatabase } from '../verify/verify.ts'
import { marker } from './test-faults.ts'
import { namesOf } from './test-fields.ts'
import { settle } from './test-owner.ts'
import { pathOf, queryOf } from './test-query.ts'
import { codeSentTo } from './test-outbox.ts'
import { createRequester, type Received, type Requester } from './test-request.ts'
import { watchState } from './test-state.ts'

export type Seal = (json: string) => string
type Fields = Readonly<Record<string, unknown>>

/** How a request of a call differs from one that a client would send. */
export type Asking = {
  token?: string | undefined
  key?: string
  headers?: Readonly<Record<string, string>>
  /** Instead of the encrypted fields. */
  body?: string | Buffer
  /** Instead of the fields in the query. */
  query?: string
}

export type Siege = Awaited<ReturnType<typeof startSiege>>

/** A whole server with three owners, and a way to send their requests and anybody's. */
export async function startSiege(
  cluster: ClusterAddress,
  sealFor: (publicKey: string) => Promise<Seal>,
  options: Partial<ServerOptions> = {},
) {
  const server = await startTestServer(cluster, options)
  const requester = createRequester(server.port)
  const { publicKey } = (await resultOf(requester, { path: '/api/public/getPublicKey' })) as { publicKey: string }
  const seal = await sealFor(publicKey)
  const newKey = (): string => newClientKey(Date.now(), randomBytes(10))

  const sealedOf = (fields: unknown): { type: string; body: string } => ({
    type: 'application/json',
    body: seal(fields === undefined ? '' : JSON.stringify(fields)),
  })

  /** Sends a request of a call, whatever its fields are. */
  function ask(name: CallName, fields: unknown, asking: Asking = {}): Promise<Received> {
    const call: Call = api[name]
    const headers: Record<string, string> = asking.token === undefined ? {} : { 'access-token': asking.token }
    const { path, rest } = pathOf(call.path, fields)
    if (call.method === 'GET')
      return requester.send({
        path: `${path}?${asking.query ?? queryOf(rest)}`,
        headers: { ...headers, ...asking.headers },
      })
    const { type, body } = call.effect === 'upload' ? uploadOf(call, fields) : sealedOf(rest)
    headers['content-type'] = type
    headers['idempotency-key'] = asking.key ?? newKey()
    const sent = asking.body ?? body
    return requester.send({ method: 'POST', path, headers: { ...headers, ...asking.headers }, body: sent })
  }

  /** The result of a call that must succeed. */
  async function call(name: CallName, fields: Fields, token?: string): Promise<Record<string, never>> {
    const answer = await ask(name, fields, { token })
    const { code, message, result } = JSON.parse(answer.text) as { code: number; message: string; result: unknown }
    if (code !== 200) throw new Error(`${name}: ${message}`)
    return result as Record<string, never>
  }

  const codeFor = (email: string): Promise<string> => codeSentTo(server.sql, email)
  const owners = await Promise.all([
    settle(call, `first_${marker}_own`, codeFor),
    settle(call, `second_${marker}_own`, codeFor),
    settle(call, `third_${marker}_own`, codeFor),
  ])

  return {
    ...server,
    requester,
    seal,
    newKey,
    ask,
    call,
    owners,
    /** The tables in which something of users has changed since this was last asked, or since the owners settled. */
    changes: await watchState(server.sql),
    /** What does not add up in the books, and what the server should never have come to. */
    async troubles(): Promise<string[]> {
      const { thrown, poisoned } = server.house.counters
      const { differences } = await verifyDatabase(server.sql)
      const commands = thrown + poisoned > 0 ? [`${thrown} commands threw, ${poisoned} were poison`] : []
      return [...commands, ...server.failures, ...differences]
    },
    async stop(): Promise<void> {
      requester.close()
      await server.stop()
    },
  }
}

/** The form of an upload: its fields as texts, and a file that is no image unless one is among them. */
function uploadOf(call: Call, fields: unknown): { type: string; body: Buffer } {
  const given = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}
  const texts = namesOf(call).flatMap((name) => {
    const value = given[name]
    if (value === undefined) return []
    return [{ name, value: typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value) }]
  })
  const file = given['file']
  return formOf([...texts, { name: 'file', value: Buffer.isBuffer(file) ? file : marker, filename: marker }])
}

async function resultOf(requester: Requester, sent: { path: string }): Promise<unknown> {
  return (JSON.parse((await requester.send(sent)).text) as { result: unknown }).result
}
