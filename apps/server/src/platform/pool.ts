import { setImmediate as nextTurn } from 'node:timers/promises'
import type postgres from 'postgres'

/** What every client of a pool has to be opened with, in seconds. */
export type PoolTerms = { onclose: () => void; max_lifetime: null; connect_timeout: number }

/** What runs on other sessions when one is lost has this long to finish. Our choice. */
const finishWithinSeconds = 1
/** No session is closed for its age, so one that closes was lost. A server that lets us in does so at once: our choice. */
const terms: PoolTerms = { onclose: () => undefined, max_lifetime: null, connect_timeout: 10 }

/**
 * A pool of which no session is connected again once it was lost: with the first loss another client takes its place,
 * and what the old one had not answered fails soon after. postgres.js 3.4.9 itself connects a lost session again with
 * whatever it had not written yet, and then it may never write another word, answer a statement of before with no rows,
 * or carry out what belonged to the transaction that was lost. Whoever listens does so apart, and goes on listening.
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

/** One host only: while there is another to try, the driver would tell nobody that it was refused. */
function refuseToConnect<Types extends Record<string, unknown>>({ options }: postgres.Sql<Types>): void {
  const socket = (): never => {
    throw Object.assign(new Error('the session was lost'), { code: 'CONNECTION_LOST' })
  }
  Object.assign(options, { socket, host: options.host.slice(0, 1) })
}

/** What was begun in the same turn still counts as sent; it must not hear that the pool was ended. */
async function leave<Types extends Record<string, unknown>>(client: postgres.Sql<Types>): Promise<void> {
  await nextTurn()
  await client.end({ timeout: finishWithinSeconds })
}
