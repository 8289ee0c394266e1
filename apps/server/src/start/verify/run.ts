import path from 'node:path'
import { connect } from '../../platform/database.ts'
import { databaseAddress } from '../../platform/database-address.ts'
import { laterVersion, versionsIn } from '../../platform/prepare-database.ts'
import { findDatabase } from './find-database.ts'
import { verifyDatabase } from './verify.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')

/**
 * `npm run verify`: the database of `--database-url` or DATABASE_URL, or the embedded one in the folder that is named, in
 * DATA_DIR or in `data`, whether a server runs there or not. Exits 0 when all is right, 1 with the differences, 2 when it
 * could not look.
 */
async function run(parameters: readonly string[]): Promise<number> {
  const url = urlOf(parameters) ?? process.env['DATABASE_URL']
  if (url !== undefined && url !== '') return report(databaseAddress('--database-url or DATABASE_URL', url))
  const folder = parameters.find((each) => !each.startsWith('--')) ?? process.env['DATA_DIR']
  const database = await findDatabase(path.resolve(root, folder ?? 'data'))
  try {
    return await report(database.address)
  } finally {
    await database.leave()
  }
}

function urlOf(parameters: readonly string[]): string | undefined {
  const at = parameters.indexOf('--database-url')
  return at === -1 ? parameters.find((each) => each.startsWith('--database-url='))?.slice(15) : parameters[at + 1]
}

async function report(address: Parameters<typeof connect>[0]): Promise<number> {
  const sql = connect(address, 1)
  try {
    const { earlier, later } = await versionsIn(sql)
    if (later) throw new Error(laterVersion)
    if (earlier)
      throw new Error('an earlier version left this database: start the server on it once, which migrates it')
    const { differences, found, summary } = await verifyDatabase(sql)
    for (const difference of differences) console.error(difference)
    console.log(summary)
    return found === 0 ? 0 : 1
  } finally {
    await sql.end()
  }
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
