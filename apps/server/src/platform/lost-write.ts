import { faultOf } from './session.ts'

/**
 * When a session is lost, postgres.js 3.4.9 fails in two places where nobody can catch it. It writes a statement a moment
 * after it was given one: where the connection has closed in that moment (a `rollback` after a backend died, the next
 * rows of a cursor), it writes to no socket and throws. And it asks each new session for its types of arrays, and
 * forgets that this may fail. In both it has told whoever waited, and the session is not used again (`openPool`), so
 * there is nothing left to save: these are let go. Everything else that nobody caught ends the process, as it would
 * without us.
 */
export function surviveLostWrites(report: (error: Error) => void): void {
  process.on('uncaughtException', (error) => {
    report(error)
    if (!isLostWrite(error) && !isLostQuestion(error)) process.exit(1)
  })
}

export const isLostWrite = (error: Error): boolean =>
  error instanceof TypeError &&
  /\bnextWrite\b.*\bpostgres\/src\/connection[.]js/.test((error.stack ?? '').replaceAll('\\', '/').split('\n')[1] ?? '')

/** The driver leaves on an error the statement that it failed first. */
export const isLostQuestion = (error: Error): boolean =>
  faultOf(error) === 'transient' &&
  'query' in error &&
  typeof error.query === 'string' &&
  /^\s*select b[.]oid, b[.]typarray\s+from pg_catalog[.]pg_type a\s/.test(error.query)
