import { runCommand, urlOption, wholeOption } from '@touchstone/server/platform/command-line'

type Options = Partial<Record<'url' | 'symbol' | 'minutes' | 'file', string>>

/** `npm run example -- <name>`: runs one of the stories in this folder. */
const stories: Record<string, () => Promise<{ run: (options: Options) => Promise<void> }>> = {
  'trading-day': () => import('./trading-day.ts'),
  investing: () => import('./investing.ts'),
  bot: () => import('./bot.ts'),
  'check-receipt': () => import('./check-receipt.ts'),
  'forged-receipts': () => import('./forged-receipts.ts'),
  recompute: () => import('./recompute.ts'),
  'watch-checkpoints': () => import('./watch-checkpoints.ts'),
}

const usage = `usage: npm run example -- <name> [--url <server>] [--symbol <symbol>] [--minutes <number>] [--file <file>]
<name> is one of ${Object.keys(stories).join(', ')}`

await runCommand(
  {
    usage,
    options: {
      url: { type: 'string' },
      symbol: { type: 'string' },
      minutes: { type: 'string' },
      file: { type: 'string' },
    },
    positionalsMax: 1,
  },
  async ({ positionals: [name = ''], values }) => {
    const story = Object.hasOwn(stories, name) ? stories[name] : undefined
    if (story === undefined) throw new Error(name === '' ? usage : `there is no example "${name}"\n${usage}`)
    const { url, minutes } = values
    if (minutes !== undefined) wholeOption('--minutes', minutes, 1_000)
    const { run } = await story()
    await run({ ...values, ...(url === undefined ? {} : { url: urlOption('--url', url) }) })
  },
  2,
)
