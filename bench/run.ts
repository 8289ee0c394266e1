import { runCommand, wholeOption } from '@touchstone/server/platform/command-line'

/** `npm run bench -- <name>`: prints its figures and, as the last line, one JSON object. */
type Options = { orders?: number }
const benches: Record<string, () => Promise<{ run: (options: Options) => Promise<Record<string, unknown>> }>> = {
  core: () => import('./core.ts'),
  triggers: () => import('./triggers.ts'),
  'full-book': () => import('./full-book.ts'),
  'simulated-market': () => import('./simulated-market.ts'),
  decimal: () => import('./decimal.ts'),
  simulate: () => import('./simulate.ts'),
  http: () => import('./http.ts'),
  accrual: () => import('./accrual.ts'),
  grant: () => import('./grant.ts'),
  hostile: () => import('./hostile.ts'),
  start: () => import('./start.ts'),
  fanout: () => import('./fanout.ts'),
  receipts: () => import('./receipts.ts'),
  bundle: () => import('./bundle.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  client: () => import('./client.ts'),
}

const usage = `usage: npm run bench -- <name> [--orders <number>], one of ${Object.keys(benches).join(', ')}`

const commandLine = { usage, options: { orders: { type: 'string' } }, positionalsMax: 1 } as const

await runCommand(commandLine, async ({ positionals: [name = ''], values: { orders } }) => {
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
  if (bench === undefined) throw new Error(name === '' ? usage : `there is no bench "${name}"\n${usage}`)
  const { run } = await bench()
  const figures = await run(orders === undefined ? {} : { orders: wholeOption('--orders', orders, 1_000_000) })
  console.log(JSON.stringify({ bench: name, ...figures }))
})
