import { parseArgs } from 'node:util'
import { type Attack, attacks, attackServer } from './chaos.ts'

const { values } = parseArgs({
  options: { times: { type: 'string', default: '20' }, attack: { type: 'string', multiple: true } },
})
const isAttack = (name: string): name is Attack => attacks.some((attack) => attack === name)
const chosen = (values.attack ?? [...attacks]).filter(isAttack)
if (chosen.length === 0) throw new Error(`unknown attack: use ${attacks.join(', ')}`)

const table: Record<string, string | number>[] = []
for (const attack of chosen) {
  const report = await attackServer(attack, Number(values.times), console.log)
  const { times, acknowledged, rows, settled, unanswered, counts, faults, seconds } = report
  table.push({
    attack,
    times: attack === 'commit' ? `${times} before, ${times} after` : times,
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
