import { loadBodyKeys } from '../api/opened-keys.ts'
import { seedArticles } from '../features/articles/seed/seed-articles.ts'
import { startJobs } from '../features/delivery/jobs.ts'
import { connect, type DatabaseAddress, migrateDatabase, roleOfServer } from '../platform/database.ts'
import { loadVapidKeys } from '../features/push/vapid-keys.ts'
import { seedPublicSettings } from '../features/setup/setup.store.ts'
import { createPasswords } from '../features/accounts/users/passwords.ts'

export type Ground = Awaited<ReturnType<typeof openGround>>

type GroundOptions = { clock: () => number; log: (message: string, details: Record<string, unknown>) => void }

/** Opens what everything else needs: a migrated database with its first contents, its keys, and its job queue. */
export async function openGround(address: DatabaseAddress, { clock, log }: GroundOptions) {
  await migrateDatabase(address)
  const sql = connect(address, 12, await roleOfServer(address))
  const owner = connect(address, 2)
  await Promise.all([seedArticles(owner, clock()), seedPublicSettings(owner)])
  const [keys, vapid, passwords, jobs] = await Promise.all([
    loadBodyKeys(owner),
    loadVapidKeys(owner),
    createPasswords(),
    startJobs(address, { log }),
  ])
  return {
    /** As the restricted role. */
    sql,
    owner,
    /** Of encrypted bodies. */
    keys,
    /** Of pushes to browsers. */
    vapid,
    passwords,
    jobs,
    async close(): Promise<void> {
      await jobs.close()
      await Promise.all([sql.end({ timeout: 5 }), owner.end({ timeout: 5 })])
    },
  }
}
