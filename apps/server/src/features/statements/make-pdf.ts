import { Worker } from 'node:worker_threads'
import type { Paper } from './statement-paper.ts'

/** Our choices. A client waits a minute. */
const withinMs = 50_000
const memoryMb = 512

/** Renders a statement in a worker thread. @throws if it takes too long, or too much memory. */
export function makePdf(paper: Paper): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
    workerData: paper,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  const timer = setTimeout(() => {
    reject(new Error('rendering the statement timed out'))
    void worker.terminate()
  }, withinMs)
  worker.once('message', (bytes: Uint8Array) => {
    resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
  worker.once('error', reject)
  worker.once('exit', (code) => {
    clearTimeout(timer)
    reject(new Error(`rendering the statement failed: the worker exited with code ${code}`))
  })
  return promise
}
