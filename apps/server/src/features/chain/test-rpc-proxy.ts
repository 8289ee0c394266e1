import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type RpcCall = { id: number; method: string; params: unknown[] }
/**
 * The behaviour of the service for a call: the response body, a status without a body, or undefined to ask the node.
 */
export type RpcRule = (call: RpcCall) => object | number | undefined

/**
 * Starts a JSON-RPC proxy before a node, which rejects and falsifies calls as a test says, and records the requests.
 */
export async function openRpcProxy(rpcUrl: string) {
  let rule: RpcRule = () => undefined
  let falsify = (_call: RpcCall, answer: string): string => answer
  let delay = (_call: RpcCall): Promise<void> => Promise.resolve()
  const calls: RpcCall[] = []

  async function answer(body: string): Promise<{ status: number; body: string }> {
    const call = JSON.parse(body) as RpcCall
    calls.push(call)
    await delay(call)
    const ruled = rule(call)
    if (typeof ruled === 'number') return { status: ruled, body: 'not now' }
    if (ruled !== undefined) return { status: 200, body: JSON.stringify({ jsonrpc: '2.0', id: call.id, ...ruled }) }
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(rpcUrl, { method: 'POST', headers, body })
    return { status: response.status, body: falsify(call, await response.text()) }
  }

  const server = createServer((request, response) => {
    void textOf(request)
      .then(answer)
      .catch((error: unknown) => ({ status: 502, body: String(error) }))
      .then(({ status, body }) => {
        const type = status === 200 ? 'application/json' : 'text/plain'
        response.writeHead(status, { 'content-type': type }).end(body)
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/a-key-that-nobody-may-read`,
    calls,
    /** From now on. */
    obey: (next: RpcRule) => void (rule = next),
    falsify: (next: (call: RpcCall, answer: string) => string) => void (falsify = next),
    /** What happens before a call is answered. */
    delay: (next: (call: RpcCall) => Promise<void>) => void (delay = next),
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text
}
