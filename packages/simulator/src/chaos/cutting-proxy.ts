import { createServer, createConnection, type Server, type Socket } from 'node:net'
import path from 'node:path'
import { watchCommits } from './commit-watch.ts'

/** `before`: PostgreSQL never receives the COMMIT. `after`: it commits, but the client gets no response. */
export type Cut = 'before' | 'after'

export type CuttingProxy = {
  port: number
  /** Cuts the connection at one of the next COMMITs, whichever client sends it. */
  cutNext: (cut: Cut) => void
  cuts: () => Readonly<Record<Cut, number>>
  /** Cuts every connection now, in whatever state. */
  cutAll: () => void
  close: () => Promise<void>
}

/** A proxy between a server and its PostgreSQL that cuts connections at the worst moment. */
export async function openCuttingProxy(target: { host: string; port: number }): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  const done: Record<Cut, number> = { before: 0, after: 0 }
  const wanted: Cut[] = []

  const server = createServer((client) => {
    const upstream = createConnection(
      target.host.startsWith('/')
        ? { path: path.join(target.host, `.s.PGSQL.${target.port}`) }
        : { host: target.host, port: target.port },
    )
    const watch = watchCommits()
    let isDeaf = false
    const end = (): void => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', end).on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    client.on('data', (piece: Buffer) => {
      const at = watch.take(piece)
      const cut = at === undefined || isDeaf ? undefined : wanted.shift()
      if (cut === undefined) upstream.write(piece)
      else if (cut === 'before') {
        // Passes on what precedes the COMMIT, so that PostgreSQL has done the work and must roll it back.
        upstream.write(piece.subarray(0, at), () => {
          done.before += 1
          end()
        })
        isDeaf = true
      } else {
        isDeaf = true
        upstream.write(piece)
      }
    })
    upstream.on('data', (piece: Buffer) => {
      if (!isDeaf) client.write(piece)
      else if (piece.includes('COMMIT\0')) {
        done.after += 1
        end()
      } else if (piece.includes('ROLLBACK\0')) end()
    })
  })
  const port = await listen(server)
  return {
    port,
    cutNext: (cut) => void wanted.push(cut),
    cuts: () => ({ ...done }),
    cutAll: () => {
      for (const socket of sockets) socket.destroy()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address !== null && typeof address === 'object') resolve(address.port)
    })
  })
}
