import { runCommand, wholeOption } from '@touchstone/server/platform/command-line'
import { type Attack, attacks, attackServer } from './chaos.ts'

const usage = `usage: npm run chaos -- [--times <number>] [--attack <name>]…, of ${attacks.join(', ')}`

const isAttack = (name: string): name is Attack => attacks.some((attack) => attack === name)

async function attackAll(names: readonly string[], times: number): Promise<void> {
  const unknown = names.find((name) => !isAttack(name))
  if (unknown !== undefined) throw new Error(`there is no attack "${unknown}"\n${usage}`)
  const table: Record<string, string | number>[] = []
  for (const attack of names.filter(isAttack)) {
    const report = await attackServer(attack, times, console.log)
    const { acknowledged, rows, settled, unanswered, counts, faults, seconds } = report
    table.push({
      attack,
      times: attack === 'commit' ? `${report.times} before, ${report.times} after` : report.times,
      acknowledged,
      'lost answers, found by a retry': counts.recovered + unanswered,
      'other retries': counts.repeated - counts.recovered,
      rows,
      settled,
      faults: faults.length,
      seconds: Math.round(seconds),
    })
    for (const fault of faults.slice(0, 20)) console.error(`${attack}: ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
  console.table(table)
}

await runCommand(
  { usage, options: { times: { type: 'string', default: '20' }, attack: { type: 'string', multiple: true } } },
  ({ values }) => attackAll(values.attack ?? attacks, wholeOption('--times', values.times, 100_000)),
)
