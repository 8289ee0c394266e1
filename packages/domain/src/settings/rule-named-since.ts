import type { RateRule } from '../strategy-rules/rule.ts'
import { investmentsUnder } from './investments.ts'
import type { Settings } from './settings.ts'

/**
 * From when on every version of the settings that decided has named a rule, whichever its products were, up to `at`; undefined
 * where the version of `at` names it not. `versions`: oldest first. Epoch milliseconds. A rule that was left out for a while is
 * named anew: nobody was told of it meanwhile. Its id stands for its hash, which never changes.
 */
export function ruleNamedSince(
  versions: readonly Pick<Settings, 'effectiveAt' | 'investments'>[],
  rule: RateRule,
  at: number,
): number | undefined {
  let [since, until]: [number | undefined, number] = [undefined, Infinity]
  for (const version of versions.toReversed()) {
    const { effectiveAt } = version
    // Not yet, or never: a later version began no later.
    if (effectiveAt > at || effectiveAt >= until) continue
    if (!investmentsUnder(version).strategies.some((terms) => terms.rule === rule)) return since
    since = effectiveAt
    until = effectiveAt
  }
  return since
}
