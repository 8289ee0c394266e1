import { parseArgs } from 'node:util'
import { missing, required, requiredLive, unexpected } from './desk/coverage.ts'
import { live, LifeFailure } from './life/life.ts'
import { startLifeDatabase } from './life/life-database.ts'
import { findMutant } from './life/mutant-life.ts'
import { mutants } from './mutants/mutations.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    steps: { type: 'string', default: '1500' },
    mutant: { type: 'string' },
    mutants: { type: 'boolean' },
    directed: { type: 'boolean' },
    whole: { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 0x100000000))
const steps = Number(values.steps)
const mutant = mutants.find((each) => each.name === values.mutant)
if (values.mutant !== undefined && mutant === undefined)
  throw new Error(`no such mutant; there are ${mutants.map((each) => each.name).join(', ')}`)

const database = await startLifeDatabase()

/** Lives with each mutant in turn, and prints at which step it was found, and by whom. */
async function liveWithAll(): Promise<void> {
  for (const each of mutants.filter(({ name }) => values.mutant === undefined || name === values.mutant)) {
    const found = await findMutant(each, database.another)
    const row = found === undefined ? ['lived', ''] : [String(found.step), found.checkers.join(', ')]
    console.log(`| ${each.name} | ${row.join(' | ')} |`)
    if (found === undefined) process.exitCode = 1
    else console.log(`    ${found.fault.slice(0, 2_000)}`)
  }
}

async function liveOnce(): Promise<void> {
  console.log(`seed ${seed}, ${steps} steps${mutant === undefined ? '' : `, mutant ${mutant.name}`}`)
  const all = [...required, ...requiredLive]
  const until = values.whole === true ? all : []
  const report = await live({
    seed,
    steps,
    address: database.address,
    mutant,
    until,
    directed: values.directed === true,
    log: console.log,
  })
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
}

try {
  await (values.mutants === true ? liveWithAll() : liveOnce())
} catch (error) {
  console.error(error instanceof LifeFailure ? error.message : error)
  process.exitCode = 1
} finally {
  await database.stop()
}
