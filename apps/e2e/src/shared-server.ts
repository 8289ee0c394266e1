import { inject } from 'vitest'
import { type RunningServer, verifyBooks } from './running-server.ts'

/** A server that nobody who has borrowed it may end. */
export type SharedServer = Pick<RunningServer, 'origin' | 'port' | 'verify'>

/** What the lender answers. */
export type Lent = Pick<RunningServer, 'port' | 'data'>

/** What `inject` finds: where `lend-server.ts` answers. */
declare module 'vitest' {
  export interface ProvidedContext {
    serverLender: string
  }
}

/** The server that stories share. Others are on it: each story has persons of its own, and says no other sum than theirs. */
export async function borrowServer(): Promise<SharedServer> {
  const reply = await fetch(inject('serverLender'))
  if (!reply.ok) throw new Error(await reply.text())
  const { port, data } = (await reply.json()) as Lent
  return { origin: `http://localhost:${port}`, port, verify: () => verifyBooks(data) }
}
