import { ruleNamedSince } from '@touchstone/domain/settings/rule-named-since'
import { fixedRate, type RateRule } from '@touchstone/domain/strategy-rules/rule'
import { dayMs } from '@touchstone/domain/time'
import type { HousePort } from '../../house/house-port.ts'
import type { Transaction } from '../../platform/database.ts'

/** How long a rule must be public before anybody may buy by it, in a live house; a sandbox is there to try things out. */
const publicBeforeSaleMs = 7 * dayMs

/** `feed`: whether the house is live. */
export type PublishedRules = Pick<HousePort, 'settingsVersions'> & { feed: { kind: 'live' | 'sandbox' } }

/**
 * Since when a rule is public: since the first checkpoint that states the settings which have named it ever since. Undefined
 * while none does. Epoch milliseconds.
 */
export async function rulePublishedAt(
  sql: Transaction,
  rule: RateRule,
  { settingsVersions, at }: Pick<PublishedRules, 'settingsVersions'> & { at: number },
): Promise<number | undefined> {
  const since = ruleNamedSince(settingsVersions(), rule, at)
  if (since === undefined) return undefined
  const [row] = await sql<{ at: bigint | null }[]>`
    select min(at) as at from checkpoints where at >= ${since} and statement is not null`
  return row === undefined || row.at === null ? undefined : Number(row.at)
}

/**
 * From when on a product by a rule may be sold; undefined where it may be now. A rule that is not public yet counts as if it
 * were from now on. Epoch milliseconds.
 */
export async function saleOpensAt(
  sql: Transaction,
  rule: RateRule,
  { feed, settingsVersions, at }: PublishedRules & { at: number },
): Promise<number | undefined> {
  if (feed.kind === 'sandbox' || rule === fixedRate) return undefined
  const opensAt = ((await rulePublishedAt(sql, rule, { settingsVersions, at })) ?? at) + publicBeforeSaleMs
  return opensAt > at ? opensAt : undefined
}
