import path from 'node:path'
import { connect } from '../../platform/database.ts'
import { databaseAddress } from '../../platform/database-address.ts'
import { laterVersion, versionsIn } from '../../platform/prepare-database.ts'
import { runCommand, sentenceOf } from '../../platform/command-line.ts'
import { setting } from '../start-settings.ts'
import { findDatabase } from './find-database.ts'
import { differencesText, verifyDatabase } from './verify.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')

const usage = `usage: npm run verify -- [<folder>] [--database-url postgres://…]
recomputes everything that a database claims; exits 1 with the differences, 2 when it could not look`

/**
 * `npm run verify`: the database of `--database-url` or DATABASE_URL, or the embedded one in the folder that is named, in
 * DATA_DIR or in `data`, whether a server runs there or not. Exits 0 when all is right, 1 with the differences, 2 when it
 * could not look.
 */
async function run({ url, folder }: { url: string | undefined; folder: string | undefined }): Promise<number> {
  const address = url ?? setting('DATABASE_URL')
  if (address !== undefined) return report(databaseAddress('--database-url or DATABASE_URL', address))
  const database = await findDatabase(path.resolve(root, folder ?? setting('DATA_DIR') ?? 'data'))
  try {
    return await report(database.address)
  } finally {
    await database.leave()
  }
}

async function report(address: Parameters<typeof connect>[0]): Promise<number> {
  const sql = connect(address, 1)
  try {
    await sql`select 1`.catch((error: unknown) => {
      throw new Error(
        `the database does not answer: ${error instanceof Error ? error.message : String(error)}; check its address, and ` +
          'that PostgreSQL runs there',
      )
    })
    const { earlier, later } = await versionsIn(sql)
    if (later) throw new Error(laterVersion)
    if (earlier) throw new Error('this database is from an earlier version: start the server once to migrate it')
    return await printVerdict(sql)
  } finally {
    await sql.end()
  }
}

/** What was found before the database went away is worth as much as all of it. */
async function printVerdict(sql: Parameters<typeof verifyDatabase>[0]): Promise<number> {
  let named = 0
  const onDifference = (sentence: string): void => {
    named += 1
    console.error(sentence)
  }
  try {
    const { found, summary } = await verifyDatabase(sql, { onDifference })
    console.log(summary)
    return found === 0 ? 0 : 1
  } catch (error) {
    if (named === 0) throw error
    console.error(sentenceOf(error) ?? error)
    console.log(`not checked to the end: ${differencesText(named)} so far`)
    return 1
  }
}

await runCommand(
  { usage, options: { 'database-url': { type: 'string' } }, positionalsMax: 1 },
  async ({ values, positionals: [folder] }) => {
    process.exitCode = await run({ url: values['database-url'], folder })
  },
  2,
)
