import { loadBodyKeys } from '../api/opened-keys.ts'
import { noteAgreementsInForce } from '../console/agreements/note-in-force.ts'
import { seedArticles } from '../features/articles/seed/seed-articles.ts'
import { startJobs } from '../features/delivery/jobs.ts'
import { connect, type DatabaseAddress, roleOfServer, serverRole } from '../platform/database.ts'
import { prepareDatabase } from '../platform/prepare-database.ts'
import { loadVapidKeys } from '../features/push/vapid-keys.ts'
import { seedPublicSettings } from '../features/setup/setup.store.ts'
import { createPasswords } from '../features/accounts/users/passwords.ts'

export type Ground = Awaited<ReturnType<typeof openGround>>

type GroundOptions = {
  clock: () => number
  log: (message: string, details: Record<string, unknown>) => void
  isLive: boolean
  say: (line: string) => void
}

/**
 * Opens what everything else needs: a migrated database with its first contents, its keys, and its job queue.
 * @throws with a sentence for the operator when a live house would work with the rights of the owner.
 */
export async function openGround(address: DatabaseAddress, { clock, log, isLive, say }: GroundOptions) {
  await prepareDatabase(address)
  const role = await roleOfServer(address)
  if (role === undefined) {
    if (isLive) throw new Error(`a live house does not start like this: ${withoutRole}`)
    say(withoutRole)
  }
  const sql = connect(address, 12, role)
  const owner = connect(address, 2)
  await Promise.all([seedArticles(owner, clock()), seedPublicSettings(owner)])
  await owner.begin((transaction) => noteAgreementsInForce(transaction, clock()))
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

/** Whoever may take on no other role works as the owner, who may do anything. */
const withoutRole =
  `the user of the database cannot act as the role ${serverRole}, so nothing but habit keeps this server from changing ` +
  `its journal: as a superuser run "create role ${serverRole} nologin" if there is none, then ` +
  `"grant ${serverRole} to" that user, and start again`
