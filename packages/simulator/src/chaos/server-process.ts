import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Answer, FromChild, Start, ToChild } from './protocol.ts'

/** One run of the server process. */
export type ServerProcess = {
  pid: number
  bookIds: readonly number[]
  /** Undefined if the process exited before it answered. */
  submit: (request: Omit<ToChild & { kind: 'submit' }, 'kind' | 'id'>) => Promise<Answer | undefined>
  kill: () => void
  /** Stops it in order; returns its counts of our bugs. */
  stop: () => Promise<{ thrown: number; poisoned: number; missed: number }>
  exited: Promise<number | null>
}

const startedWithinMs = 60_000

export async function startServer(start: Start): Promise<ServerProcess> {
  const child = fork(path.join(import.meta.dirname, 'child.ts'), { serialization: 'advanced', execArgv: [] })
  const waiting = new Map<number, (answer: Answer | undefined) => void>()
  let bugs = { thrown: 0, poisoned: 0, missed: 0 }
  let ids = 0
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      for (const resolveOne of waiting.values()) resolveOne(undefined)
      waiting.clear()
      resolve(code)
    })
  })
  const ready = new Promise<readonly number[]>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('the server did not start in time'))
    }, startedWithinMs)
    child.on('message', (message: FromChild) => {
      if (message.kind === 'answer') {
        waiting.get(message.id)?.(message.answer)
        waiting.delete(message.id)
      } else if (message.kind === 'bugs') bugs = message
      else {
        clearTimeout(timer)
        resolve(message.bookIds)
      }
    })
    void exited.then((code) => {
      clearTimeout(timer)
      reject(new Error(`the server exited with code ${code} before it was ready`))
    })
  })
  send(child, start)
  const bookIds = await ready
  return {
    pid: child.pid ?? 0,
    bookIds,
    submit: (request) =>
      new Promise((resolve) => {
        ids += 1
        waiting.set(ids, resolve)
        if (child.exitCode !== null || !send(child, { kind: 'submit', id: ids, ...request })) resolve(undefined)
      }),
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      send(child, { kind: 'stop' })
      const code = await exited
      if (code !== 0) throw new Error(`the server exited with code ${code}`)
      return bugs
    },
    exited,
  }
}

function send(child: ChildProcess, message: ToChild): boolean {
  if (!child.connected) return false
  // If the pipe breaks under the message, the exit event reports it.
  child.send(message, () => undefined)
  return true
}
