/** `npm run example -- <name>`: runs one of the stories beside this file. */
const stories: Record<string, () => Promise<{ tell: () => Promise<void> }>> = {
  'trading-day': () => import('./trading-day.ts'),
}

const [, , name = ''] = process.argv
const story = stories[name]
if (story === undefined) {
  console.error(`npm run example -- <name>, where the name is one of: ${Object.keys(stories).join(', ')}`)
  process.exitCode = 1
} else {
  const { tell } = await story()
  await tell()
}
