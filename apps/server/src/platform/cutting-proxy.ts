import { createConnection, createServer, type Socket } from 'node:net'
import path from 'node:path'
import type { ClusterAddress } from './test-database.ts'

/**
 * When a connection is cut, as seen from the client: before anything of its transaction's end has left; once it has left,
 * with the server still at it; or with the commit done and its answer on the way.
 */
export type Cut = 'before_commit' | 'while_committing' | 'after_commit'

export type CuttingProxy = {
  address: ClusterAddress
  /** Cuts one connection, the next one that comes to that point. */
  cutNext: (cut: Cut) => void
  /** How many have been cut. */
  cuts: () => number
  /** Whether new connections find nobody. Those that are open stay. */
  refuse: (isRefusing: boolean) => void
  close: () => Promise<void>
}

/** Stands between a client and a PostgreSQL and cuts connections at the worst moments. For tests. */
export async function startCuttingProxy(target: ClusterAddress): Promise<CuttingProxy> {
  const planned: Cut[] = []
  const open = new Set<Socket>()
  let cuts = 0
  let isRefusing = false
  const take = (cut: Cut): boolean => {
    if (planned[0] !== cut) return false
    planned.shift()
    cuts += 1
    return true
  }
  const server = createServer((client) => {
    if (isRefusing) {
      client.destroy()
      return
    }
    const upstream = connectTo(target)
    let isInTransaction = false
    const drop = (): void => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', drop)
      socket.on('close', () => {
        open.delete(socket)
        drop()
      })
    }
    client.on('data', (chunk) => {
      if (isInTransaction && take('before_commit')) drop()
      else if (isInTransaction && take('while_committing')) {
        upstream.end(chunk)
        client.removeAllListeners('close').destroy()
        open.delete(client)
      } else upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (chunk.includes('BEGIN\0')) isInTransaction = true
      if (chunk.includes('ROLLBACK\0')) isInTransaction = false
      if (chunk.includes('COMMIT\0')) {
        isInTransaction = false
        if (take('after_commit')) {
          drop()
          return
        }
      }
      client.write(chunk)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0
  return {
    address: { ...target, host: '127.0.0.1', port },
    cutNext: (cut) => planned.push(cut),
    cuts: () => cuts,
    refuse: (isAway) => void (isRefusing = isAway),
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const connectTo = ({ host, port }: ClusterAddress): Socket =>
  host.startsWith('/') ? createConnection(path.join(host, `.s.PGSQL.${port}`)) : createConnection(port, host)
