import type { Settings } from '../settings/settings.ts'
import type { DecidedRow } from './decided-row.ts'
import { claimed, type ReceiptCheck } from './receipt.ts'

/**
 * Checks that rows were decided on the price that their settings name: the one in force, or the next. Asks only rows under
 * the version that is given: undefined where none is, and where the version does not say.
 */
export function checkFillAt(
  rows: readonly Pick<DecidedRow<unknown>, 'facts'>[],
  { version, fillAt }: Pick<Settings, 'version' | 'fillAt'>,
): ReceiptCheck | undefined {
  const under = rows.filter(({ facts }) => facts.settings === version)
  if (fillAt === undefined || under.length === 0) return undefined
  return claimed('fill_at', fillAt === 'command' ? 'at once' : 'on the next price', [
    [under.every(({ facts }) => facts.fillAt === fillAt), 'the settings decide on another price'],
  ])
}
