import { parseArgs } from 'node:util'
import { missing, required, requiredLive, unexpected } from './desk/coverage.ts'
import { live, LifeFailure } from './life/life.ts'
import { startLifeDatabase } from './life/life-database.ts'
import { mutants } from './life/mutations.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    steps: { type: 'string', default: '1500' },
    mutant: { type: 'string' },
    whole: { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 0x100000000))
const steps = Number(values.steps)
const mutant = mutants.find((each) => each.name === values.mutant)
if (values.mutant !== undefined && mutant === undefined)
  throw new Error(`no such mutant; there are ${mutants.map((each) => each.name).join(', ')}`)

const database = await startLifeDatabase()
try {
  console.log(`seed ${seed}, ${steps} steps${mutant === undefined ? '' : `, mutant ${mutant.name}`}`)
  const all = [...required, ...requiredLive]
  const until = values.whole === true ? all : []
  const report = await live({ seed, steps, address: database.address, mutant, until, log: console.log })
  for (const [name, count] of [...report.coverage.counts].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${String(count).padStart(8)}  ${name}`)
  const absent = missing(report.coverage, all)
  if (absent.length > 0) console.log(`did not occur: ${absent.join('; ')}`)
  const found = unexpected(report.coverage)
  if (found.length > 0) console.log(`said never to occur, and did: ${found.join('; ')}`)
  const seconds = report.ms / 1_000
  console.log(
    JSON.stringify({
      seed,
      steps,
      lived: report.steps,
      rows: report.rows,
      ticks: report.ticks,
      receipts: report.receipts,
      fingerprint: report.fingerprint,
      steps_per_s: Math.round(report.steps / seconds),
    }),
  )
  if (mutant !== undefined) {
    console.log(`the mutant ${mutant.name} was not caught`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof LifeFailure ? error.message : error)
  process.exitCode = 1
} finally {
  await database.stop()
}
