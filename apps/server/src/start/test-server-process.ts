import { type ChildProcess, fork } from 'node:child_process'
import type { DatabaseAddress } from '../platform/database.ts'
import { startServer } from './server.ts'
import { testServerOptions } from './test-server.ts'

/** A whole server as a process of its own, so that a test can make it stand still. */
export type ServerProcess = {
  origin: string
  /** It does nothing more until `goOn`: no timer, no answer. */
  pause: () => void
  goOn: () => void
  stop: () => Promise<void>
}

/** Starts one on a database of the test, with the settings that the database has. */
export async function startServerProcess(address: DatabaseAddress): Promise<ServerProcess> {
  const child = fork(import.meta.filename, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    void exited.then(() => reject(new Error('the server ended before it was ready')))
  })
  child.send(address)
  return {
    origin: `http://127.0.0.1:${await port}`,
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop: () => end(child, exited),
  }
}

async function end(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.kill('SIGCONT')
  child.disconnect()
  await exited
}

/** What the process itself does: it serves until its test lets go of it. */
if (process.argv[1] === import.meta.filename) {
  process.once('message', (address: DatabaseAddress) => {
    const serving = startServer({ ...testServerOptions, address, onFailure: () => process.exit(1) })
    process.once('disconnect', () => void serving.then((server) => server.close()).finally(() => process.exit(0)))
    void serving.then(
      ({ port }) => process.send?.(port),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
