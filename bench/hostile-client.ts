import http from 'node:http'
import { callAddress } from '@touchstone/client/call-address'
import { newIdempotencyKey } from '@touchstone/client/idempotency-key'
import { api, type CallName } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import type { sealer } from './http-load.ts'

/** A guest behind the bench's proxy: an address and an account of their own, as everybody has at home. */
export type Guest = { port: number; agent: http.Agent; address: string; token: string; seal: (json: string) => string }

export type Answer = { code: number; result: unknown }

/** Sends one call as a guest; whatever comes back. */
export function ask(guest: Guest, name: CallName, fields: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
  const call: Call = api[name]
  const { method } = call
  const { url, fields: inBody } = callAddress(call, fields)
  const body = method === 'POST' ? guest.seal(JSON.stringify(inBody)) : ''
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port: guest.port,
        agent: guest.agent,
        method,
        path: url,
        headers: {
          'x-forwarded-for': guest.address,
          ...(guest.token === '' ? {} : { 'access-token': guest.token }),
          ...(method === 'GET'
            ? {}
            : {
                'content-type': 'application/json',
                'content-length': body.length,
                'idempotency-key': newIdempotencyKey(Date.now()),
              }),
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => {
          resolve(JSON.parse(text) as Answer)
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** Signs a guest up at an address. */
export async function signUp(
  port: number,
  agent: http.Agent,
  address: string,
  seals: ReturnType<typeof sealer>,
): Promise<Guest> {
  const stranger = { port, agent, address, token: '', seal: seals.remembered() }
  const { code, result } = await ask(stranger, 'guest')
  if (code !== 200) throw new Error(`no guest at ${address}: ${code}`)
  return { ...stranger, token: (result as { token: string }).token }
}

/** Numbers that differ from address to address and run to run the same. */
export const addressOf = (network: number, host: number): string => `10.${network}.${host >> 8}.${host & 255}`
