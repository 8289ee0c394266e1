import { createHash, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const own = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  own.addSubnet(network, bits)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')
own.addSubnet('fe80::', 10, 'ipv6')

/**
 * The gateways of this machine, by its table of routes where it has one (Linux). What a router passes on may come from its
 * own address, and so does what the host of a container passes on: from anywhere.
 */
export function gatewaysIn(routes: string): string[] {
  const rows = routes.split('\n').map((line) => line.trim().split(/\s+/))
  return rows.flatMap(([, destination, gateway = '']) => {
    if (destination !== '00000000' || !/^[\dA-F]{8}$/i.test(gateway)) return []
    return [[...Buffer.from(gateway, 'hex')].toReversed().join('.')]
  })
}

function ownGateways(): string[] {
  try {
    return gatewaysIn(readFileSync('/proc/net/route', 'utf8'))
  } catch {
    return []
  }
}
const gateways = new Set(ownGateways().flatMap((each) => [each, `::ffff:${each}`]))

/** Headers that proxies set, and browsers do not. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host', 'cf-connecting-ip']

/**
 * Returns whether a request may see the server's state. With a token: whoever sends it (`Authorization: Bearer …`), and
 * nobody else. Without one: a machine of the same network that connects directly; a proxied request may come from
 * anywhere, and so may one from a gateway.
 */
export function isInsider(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  token: string | undefined,
  passedOnFrom: ReadonlySet<string> = gateways,
): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const { remoteAddress = '' } = socket
  const isForwarded = proxyHeaders.some((name) => headers[name] !== undefined) || passedOnFrom.has(remoteAddress)
  return !isForwarded && own.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
}

/** Likewise who may see the outbox; a browser, which sends no such header, may have the token in the address. */
export const maySeeOutbox = (
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  given: string | undefined,
  token: string | undefined,
): boolean => {
  const authorization = given === undefined ? headers.authorization : `Bearer ${given}`
  return isInsider(
    { headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) }, socket },
    token,
  )
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))
