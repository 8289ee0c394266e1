import { runCommand, wholeOption } from '@touchstone/server/platform/command-line'
import { missing, required, requiredLive, unexpected } from './desk/coverage.ts'
import { live, LifeFailure } from './life/life.ts'
import { startLifeDatabase } from './life/life-database.ts'
import { findMutant } from './life/mutant-life.ts'
import { mutants } from './mutants/mutations.ts'

type LifeDatabase = Awaited<ReturnType<typeof startLifeDatabase>>
type Mutant = (typeof mutants)[number]

/** Lives with each mutant in turn, and prints at which step it was found, and by whom. */
async function liveWithAll(chosen: readonly Mutant[], { another }: LifeDatabase): Promise<void> {
  for (const each of chosen) {
    const found = await findMutant(each, another)
    const row = found === undefined ? ['lived', ''] : [String(found.step), found.checkers.join(', ')]
    console.log(`| ${each.name} | ${row.join(' | ')} |`)
    if (found === undefined) process.exitCode = 1
    else console.log(`    ${found.fault.slice(0, 2_000)}`)
  }
}

type Life = { seed: number; steps: number; mutant: Mutant | undefined; directed: boolean; whole: boolean }

async function liveOnce({ seed, steps, mutant, directed, whole }: Life, { address }: LifeDatabase): Promise<void> {
  console.log(`seed ${seed}, ${steps} steps${mutant === undefined ? '' : `, mutant ${mutant.name}`}`)
  const all = [...required, ...requiredLive]
  const until = whole ? all : []
  const report = await live({
    seed,
    steps,
    address,
    mutant,
    until,
    directed,
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

/** What is found is a sentence with the seed. */
async function onDatabase(work: (database: LifeDatabase) => Promise<void>): Promise<void> {
  const database = await startLifeDatabase()
  try {
    await work(database)
  } catch (error) {
    if (!(error instanceof LifeFailure)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await database.stop()
  }
}

const usage = `usage: npm run simulate -- [--seed <number>] [--steps <number>] [--directed] [--whole] [--mutant <name>] [--mutants]
<name> is one of ${mutants.map((each) => each.name).join(', ')}`

await runCommand(
  {
    usage,
    options: {
      seed: { type: 'string' },
      steps: { type: 'string', default: '1500' },
      mutant: { type: 'string' },
      mutants: { type: 'boolean', default: false },
      directed: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
    },
  },
  async ({ values }) => {
    const mutant = mutants.find((each) => each.name === values.mutant)
    if (values.mutant !== undefined && mutant === undefined)
      throw new Error(`there is no mutant "${values.mutant}"\n${usage}`)
    const seed =
      values.seed === undefined ? Math.floor(Math.random() * 0x100000000) : wholeOption('--seed', values.seed, 2 ** 32)
    const steps = wholeOption('--steps', values.steps, 10_000_000)
    const { directed, whole } = values
    await onDatabase((database) =>
      values.mutants
        ? liveWithAll(mutant === undefined ? mutants : [mutant], database)
        : liveOnce({ seed, steps, mutant, directed, whole }, database),
    )
  },
)
