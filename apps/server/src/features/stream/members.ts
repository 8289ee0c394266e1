import type { Caller } from '../../api/handler.ts'
import type { Connection } from './client-connection.ts'

/** Which sockets belong to whom. */
export type Members = {
  /** A token's caller, looked up while sessions may end. Undefined: no session, or it has just ended. */
  join: (connection: Connection, find: () => Promise<Caller | undefined>) => Promise<Caller | undefined>
  leave: (connection: Connection) => void
  of: (userId: number) => Iterable<Connection>
  all: () => Iterable<Connection>
  isEmpty: () => boolean
  /** The sockets of a session, or of a user, lose what is theirs alone. Answers with them. */
  dropSession: (sessionId: number) => Connection[]
  /** Of all sessions of the user, but for those that are kept. */
  dropUser: (userId: number, keptSessionIds?: readonly number[]) => Connection[]
  count: () => number
}

export function createMembers(): Members {
  const byUser = new Map<number, Set<Connection>>()
  /** Goes up with every session that ends: what was looked up before then counts no more. */
  let ended = 0

  function leave(connection: Connection): void {
    const { caller } = connection
    connection.caller = undefined
    connection.events.clear()
    if (caller === undefined) return
    const connections = byUser.get(caller.userId)
    connections?.delete(connection)
    if (connections?.size === 0) byUser.delete(caller.userId)
  }

  function* all(): Generator<Connection> {
    for (const connections of byUser.values()) yield* connections
  }

  function drop(connections: Iterable<Connection>): Connection[] {
    ended += 1
    const dropped = [...connections]
    for (const connection of dropped) leave(connection)
    return dropped
  }

  return {
    async join(connection, find) {
      for (;;) {
        const before = ended
        const caller = await find()
        if (ended !== before) continue
        leave(connection)
        if (caller === undefined || !connection.isOpen()) return undefined
        connection.caller = caller
        const connections = byUser.get(caller.userId) ?? new Set()
        byUser.set(caller.userId, connections.add(connection))
        return caller
      }
    },
    leave,
    of: (userId) => byUser.get(userId) ?? [],
    all,
    isEmpty: () => byUser.size === 0,
    dropSession: (sessionId) => drop([...all()].filter(({ caller }) => caller?.sessionId === sessionId)),
    dropUser(userId, kept = []) {
      const connections = [...(byUser.get(userId) ?? [])]
      return drop(connections.filter(({ caller }) => caller !== undefined && !kept.includes(caller.sessionId)))
    },
    count: () => [...all()].length,
  }
}
