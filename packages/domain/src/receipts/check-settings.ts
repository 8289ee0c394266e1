import type { Statement } from '../ledger/checkpoint.ts'
import { shownSettingsRoot } from '../settings/settings-sections.ts'
import type { Settings } from '../settings/settings.ts'
import { anchorPending, claimed, failed, passed, type Receipt, type ReceiptCheck } from './receipt.ts'

/**
 * Checks that the settings of a receipt are those that a checkpoint states, and that the row was decided under the version
 * in force at its time. Undefined where the checkpoint is of the first form, which states none.
 */
export function checkPublishedSettings(
  receipt: Receipt,
  settings: Settings,
  decidedUnder: number,
): ReceiptCheck | undefined {
  const { journal, accepted, sections, settings: text } = receipt
  const name = 'published_settings'
  const isOfRow = settings.version === decidedUnder
  // What was bought earlier is settled by the settings of the purchase.
  const stating = isOfRow || accepted === null ? journal : accepted
  if (journal.anchor === anchorPending || stating.anchor === anchorPending) return passed(name, anchorPending)
  const own = journal.anchor.checkpoint.statement
  const { statement } = stating.anchor.checkpoint
  if (own === undefined || statement === undefined) return undefined
  const stated = statement.settings.find(({ version }) => version === settings.version)
  if (stated === undefined) return failed(name, `the checkpoint does not state version ${settings.version}`)
  if (sections === null) return failed(name, 'the receipt does not show how the settings were published')
  return claimed(name, `version ${settings.version}`, [
    [
      shownSettingsRoot(text, stated.sections, sections) === stated.root,
      'the settings are not those under the checkpoint',
    ],
    [settings.effectiveAt === stated.effectiveAt, 'the settings came into force at another time'],
    [inForceAt(own, journal.row.at) === decidedUnder, 'another version of the settings was in force'],
    [isOfRow || stated.effectiveAt <= stating.row.at, 'the settings were not in force yet'],
  ])
}

/** The newest version that had begun. */
const inForceAt = ({ settings }: Statement, at: number): number | undefined =>
  (settings.findLast(({ effectiveAt }) => effectiveAt <= at) ?? settings[0])?.version
