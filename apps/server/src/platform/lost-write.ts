import { faultOf } from './session.ts'

/**
 * When a session is lost, postgres.js 3.4.9 throws in two places where nobody can catch it. It writes a statement a
 * moment after it received it: if the connection closes in that moment (a `rollback` after a backend died, the next
 * rows of a cursor), it writes to a missing socket. And it queries each new session for its array types without
 * handling a failure. In both cases it has already rejected the waiting statements, and the session is not used again
 * (`openPool`), so these errors are ignored. Every other uncaught error ends the process, as it would by default.
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
