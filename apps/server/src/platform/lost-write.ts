/**
 * postgres.js 3.4.9 writes a statement a moment after it was given one. Where the connection has closed in that moment
 * (a `rollback` after a backend died, the next rows of a cursor), it writes to no socket and throws where nobody can
 * catch it. By then it has rejected the transaction, so there is nothing left to save: this one error is let go.
 * Everything else that nobody caught ends the process, as it would without us.
 */
export function surviveLostWrites(report: (error: Error) => void): void {
  process.on('uncaughtException', (error) => {
    report(error)
    if (!isLostWrite(error)) process.exit(1)
  })
}

export const isLostWrite = (error: Error): boolean =>
  error instanceof TypeError &&
  /\bnextWrite\b.*\bpostgres\/src\/connection[.]js/.test((error.stack ?? '').replaceAll('\\', '/').split('\n')[1] ?? '')
