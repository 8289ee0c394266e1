import { CallRefused } from '@touchstone/client/call-failed'
import { createClient } from '@touchstone/client/client'
import { createConsoleClient } from '@touchstone/client/console-client'
import type { ServerFrame } from '@touchstone/wire/stream'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
const said: string[] = []
beforeAll(async () => {
  server = await startTestServer(inject('cluster'), { say: (line) => said.push(line) })
})
afterAll(() => server.stop())

const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 20_000, interval: 10 })

/** The first operator of the house, who has set a password of their own. */
async function operator() {
  const found = /(admin-1-\w+): password (\S+), key for an authenticator app ([A-Z2-7]+)/.exec(said.join('\n'))
  const [, name = '', password = '', secret = ''] = found ?? []
  let token: string | undefined
  const client = createConsoleClient({ origin: server.origin, token: () => token, retries: 0 })
  const code = new TOTP({ secret }).generate()
  token = (await client.signInOperator({ name, password, code })).token
  await client.changeOperatorPassword({ password, newPassword: 'eight brown bottles' })
  return client
}

/** Somebody who trades: a token that is in use, and a socket that has signed in with it. */
async function person() {
  let token: string | undefined
  const client = createClient({ origin: server.origin, token: () => token, retries: 0 })
  token = (await client.guest({})).token
  const { id } = await client.myInfo({})
  const frames: ServerFrame[] = []
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws`)
  socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data)) as ServerFrame))
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve)
  })
  const saw = (op: ServerFrame['op']): boolean => frames.some((frame) => frame.op === op)
  socket.send(JSON.stringify({ op: 'sign_in', token }))
  await until(() => saw('signed_in'))
  return { id: String(id), client, frames, saw, socket }
}

const keyOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof CallRefused ? error.kind : String(error)),
  )

it('lets a blocked user neither ask with a token in use, nor hear anything on an open socket', async () => {
  const [admin, blocked, other] = [await operator(), await person(), await person()]
  const order = { book: 'demo', symbol: 'BTC/USDT', direction: 'long', marginMode: 'isolated', leverage: 10 } as const
  const open = ({ client }: typeof blocked) => keyOf(client.openPosition({ ...order, quantity: '0.01' }))
  expect([await open(blocked), await open(other)]).toEqual(['done', 'done'])
  await admin.blockSignIn({ id: blocked.id, reason: 'Somebody else uses it.' })
  // The very next request, though the token was remembered from the last.
  expect(await open(blocked)).toBe('session_required')
  expect(await open(other)).toBe('done')
  await until(() => blocked.saw('signed_out'))
  const heard = blocked.frames.length
  blocked.socket.send(JSON.stringify({ op: 'ping' }))
  await until(() => blocked.frames.length > heard)
  expect(other.saw('signed_out')).toBe(false)
  // What happens to the book from now on is not told to that socket any more.
  const before = blocked.frames.length
  const { client } = other
  await client.openPosition({ ...order, symbol: 'ETH/USDT', quantity: '0.1' })
  expect(blocked.frames.slice(before).filter((frame) => frame.op === 'update' && frame.events !== undefined)).toEqual(
    [],
  )
  await expect.poll(() => server.failures).toEqual([])
  for (const { socket } of [blocked, other]) socket.close()
})
