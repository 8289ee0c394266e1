import { parseArgs } from 'node:util'

type Options = Partial<Record<'url' | 'symbol' | 'minutes' | 'file', string>>

/** `npm run example -- <name>`: runs one of the stories in this folder. */
const stories: Record<string, () => Promise<{ run: (options: Options) => Promise<void> }>> = {
  'trading-day': () => import('./trading-day.ts'),
  bot: () => import('./bot.ts'),
  'check-receipt': () => import('./check-receipt.ts'),
  'forged-receipts': () => import('./forged-receipts.ts'),
  recompute: () => import('./recompute.ts'),
  'watch-checkpoints': () => import('./watch-checkpoints.ts'),
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    symbol: { type: 'string' },
    minutes: { type: 'string' },
    file: { type: 'string' },
  },
})
const story = stories[positionals[0] ?? '']
if (story === undefined) {
  console.error(`usage: npm run example -- <name>, one of ${Object.keys(stories).join(', ')}`)
  process.exitCode = 1
} else {
  const { run } = await story()
  await run(values)
}
