import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * Runs npm scripts side by side, as many at once as there are processors, in the order in which they are named.
 * Prints the output of each when it ends. Exits with 1 when any of them failed.
 */
type Ran = { script: string; status: number; output: string; seconds: number }

function run(script: string): Promise<Ran> {
  const startedAt = performance.now()
  const pieces: Buffer[] = []
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => pieces.push(piece))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const seconds = (performance.now() - startedAt) / 1_000
      resolve({ script, status: code ?? 1, output: Buffer.concat(pieces).toString('utf8'), seconds })
    })
  })
}

const waiting = process.argv.slice(2)
const failed: string[] = []

async function work(): Promise<void> {
  for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
    console.log(`running ${script}`)
    const { status, output, seconds } = await run(script)
    console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${script}  ${seconds.toFixed(1)} s`)
    if (status !== 0) {
      failed.push(script)
      console.log(output)
    }
  }
}

const startedAt = performance.now()
await Promise.all(Array.from({ length: availableParallelism() }, work))
const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
if (failed.length > 0) {
  console.error(`failed after ${seconds} s: ${failed.join(', ')}`)
  process.exitCode = 1
} else console.log(`all passed in ${seconds} s`)
