import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { medianOf } from './measure.ts'

/** Milliseconds that the disk under the temp folder takes to make 8 kB durable: the minimum for a commit. */
export function fsyncMilliseconds(): number {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'touchstone-fsync-'))
  const file = openSync(path.join(folder, 'probe'), 'w')
  const page = Buffer.alloc(8192)
  const times = Array.from({ length: 200 }, () => {
    const began = performance.now()
    writeSync(file, page)
    fsyncSync(file)
    return performance.now() - began
  })
  closeSync(file)
  rmSync(folder, { recursive: true })
  return medianOf(times)
}

/** One line about the machine that produced the figures. */
export const machineLine = (): string =>
  `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ` +
  `Node ${process.version}, ${process.platform}; 8 kB made durable in ${fsyncMilliseconds().toFixed(2)} ms`
