import { canonicalText } from '@touchstone/domain/ledger/canonical'
import { audit } from '../console/audit/audit.ts'
import type { OpenFeed } from '../house/feeds/open-feed.ts'
import type { Sql } from '../platform/database.ts'

const act = 'market_seed_committed'

/**
 * Writes to the audit log what the simulated market of this database has committed to, once: nobody can say later that
 * it was another seed without breaking that chain.
 */
export async function noteMarketSeeds(owner: Sql, { seeds }: Pick<OpenFeed, 'seeds'>, at: number): Promise<void> {
  if (seeds === undefined) return
  const { committed, isSecret } = seeds.shownAt(at)
  const details = { day: new Date(committed.day).toISOString().slice(0, 10), seed: committed.seed, secret: isSecret }
  await owner.begin(async (transaction) => {
    const noted = await transaction`
      select from audit_log where act = ${act} and details = ${canonicalText(details)}`
    if (noted.length === 0) await audit(transaction, { at, operatorId: 0, act, subject: 'market', details })
  })
}
