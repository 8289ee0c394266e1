import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, it } from 'vitest'
import { limitConnections } from './connections.ts'

/** A server that is told of connections, and how many of them it has kept. */
function fakeServer(proxies: number) {
  const server = new EventEmitter()
  limitConnections(server as unknown as Server, { proxies, ofAddressMax: 3 })
  return (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroyed: false, destroy: () => undefined })
    socket.destroy = () => void (socket.destroyed = true)
    server.emit('connection', socket)
    return socket
  }
}

it('takes so many connections of one address, and another when one has ended', () => {
  const connect = fakeServer(0)
  const open = ['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'].map(connect)
  expect(open.map(({ destroyed }) => destroyed)).toEqual([false, false, false, true])
  expect(connect('203.0.113.10').destroyed).toBe(false)
  open[3]?.emit('close')
  expect(connect('203.0.113.9').destroyed).toBe(true)
  open[0]?.emit('close')
  expect(connect('203.0.113.9').destroyed).toBe(false)
  const network = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4'].map(connect)
  expect(network.at(-1)?.destroyed).toBe(true)
})

it('counts neither what runs on this machine nor what proxies of ours pass on', () => {
  const [direct, proxied] = [fakeServer(0), fakeServer(1)]
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    for (let count = 0; count < 5; count += 1) expect(direct(address).destroyed).toBe(false)
  for (let count = 0; count < 5; count += 1) expect(proxied('10.0.0.2').destroyed).toBe(false)
})

it('takes more connections of a wide network, and not as many as all its parts could have', () => {
  const connect = fakeServer(0)
  const open = (upper: number) =>
    Array.from({ length: 64 }, (_, at) => connect(`2001:db8:0:${(upper * 256 + at).toString(16)}::1`)).filter(
      ({ destroyed }) => !destroyed,
    )
  const first = open(0)
  expect(first).toHaveLength(12)
  for (const upper of [1, 2]) expect(open(upper)).toHaveLength(12)
  expect(open(3)).toHaveLength(12)
  expect(open(4)).toHaveLength(0)
  for (const socket of first) socket.emit('close')
  expect(open(4)).toHaveLength(12)
  expect(connect('2001:db8:1::1').destroyed).toBe(false)
})
