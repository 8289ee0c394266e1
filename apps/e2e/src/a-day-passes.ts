import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './running-server.ts'

const script = `
const { findDatabase } = await import('./apps/server/src/start/verify/find-database.ts')
const { connect } = await import('./apps/server/src/platform/database.ts')
const { address, leave } = await findDatabase(process.argv[1])
const sql = connect(address, 1)
await sql\`update withdrawal_guards set changed_at = changed_at - 24 * 3600000\`
await sql.end()
await leave()
`

/** What withdrawals wait for was changed a day earlier than it was: nobody waits that long in a test. */
export async function aDayPasses(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, folder], { cwd: root })
}
