import { setImmediate as nextTurn } from 'node:timers/promises'
import type postgres from 'postgres'

/** The options of every client of a pool, in seconds. */
export type PoolTerms = { onclose: () => void; max_lifetime: null; connect_timeout: number }

/** How long the other sessions of a replaced client have to finish. Our choice. */
const finishWithinSeconds = 1
/** No session is closed for its age, so one that closes was lost. A healthy server accepts at once: our choice. */
const terms: PoolTerms = { onclose: () => undefined, max_lifetime: null, connect_timeout: 10 }

/**
 * Opens a pool that never reconnects a lost session: after the first loss another client replaces the old one, and the
 * unanswered statements of the old one soon fail. postgres.js 3.4.9 itself reconnects a lost session and sends whatever
 * it had not written yet; that session may then hang, answer an earlier statement with no rows, or run statements of
 * the lost transaction. `listen` has a separate client, and keeps listening.
 */
export function openPool<Types extends Record<string, unknown>>(
  open: (terms: PoolTerms) => postgres.Sql<Types>,
): postgres.Sql<Types> {
  const leaving = new Set<Promise<void>>()
  let listening: postgres.Sql<Types> | undefined
  let ended: Promise<void> | undefined
  let current = openClient()

  function openClient(): postgres.Sql<Types> {
    const client = open({
      ...terms,
      onclose: () => {
        replace(client)
      },
    })
    return client
  }

  function replace(lost: postgres.Sql<Types>): void {
    if (lost !== current || ended !== undefined) return
    current = openClient()
    refuseToConnect(lost)
    const left = leave(lost).finally(() => leaving.delete(left))
    leaving.add(left)
  }

  const listen: postgres.Sql<Types>['listen'] = (...channel) => (listening ??= open(terms)).listen(...channel)

  const end: postgres.Sql<Types>['end'] = (options) =>
    (ended ??= Promise.all([current.end(options), listening?.end(options), ...leaving]).then(() => undefined))

  return new Proxy(current, {
    apply: (_, self, statement): unknown => Reflect.apply(current, self, statement),
    get(_, name): unknown {
      if (name === 'end') return end
      return name === 'listen' ? listen : Reflect.get(current, name)
    },
  })
}

/** One host only: while there is another to try, the driver would not report the rejection. */
function refuseToConnect<Types extends Record<string, unknown>>({ options }: postgres.Sql<Types>): void {
  const socket = (): never => {
    throw Object.assign(new Error('the session was lost'), { code: 'CONNECTION_LOST' })
  }
  Object.assign(options, { socket, host: options.host.slice(0, 1) })
}

/** Statements of the same turn still count as sent; they must not fail because the pool ended. */
async function leave<Types extends Record<string, unknown>>(client: postgres.Sql<Types>): Promise<void> {
  await nextTurn()
  await client.end({ timeout: finishWithinSeconds })
}
