import type { Statement } from '../ledger/checkpoint.ts'
import { shownSettingsRoot } from '../settings/settings-sections.ts'
import type { Settings } from '../settings/settings.ts'
import { anchorPending, checkpointOf, claimed, failed, passed, type Receipt, type ReceiptCheck } from './receipt.ts'

type Chosen = {
  /** What the row names as the version in force, and the row that accepted it, if it carries one. */
  decidedUnder: number
  acceptedUnder: number | undefined
  /** When the settings of the receipt had to be in force: see `ReceiptNeeds`. */
  chosenAt: number
}

/**
 * Checks that the settings of a receipt are those that a checkpoint states, that they were in force when they counted, and
 * that each row was decided under the version in force at its time. Undefined where the checkpoint is of the first form,
 * which states none.
 */
export function checkPublishedSettings(
  receipt: Receipt,
  settings: Settings,
  { decidedUnder, acceptedUnder, chosenAt }: Chosen,
): ReceiptCheck | undefined {
  const { journal, accepted, sections, settings: text } = receipt
  const name = 'published_settings'
  // What was bought earlier is settled by the settings of the purchase, which its own checkpoint states.
  const stating = accepted !== null && chosenAt === accepted.row.at ? accepted : journal
  if (journal.anchor === anchorPending || stating.anchor === anchorPending) return passed(name, anchorPending)
  const own = journal.anchor.checkpoint.statement
  const { statement } = stating.anchor.checkpoint
  if (own === undefined) return undefined
  const earlier = accepted === null ? undefined : checkpointOf(accepted.anchor)?.statement
  const rows = claimed(name, `version ${settings.version}`, [
    [inForceAt(own, journal.row.at) === decidedUnder, 'another version of the settings was in force'],
    [
      accepted === null || earlier === undefined || inForceAt(earlier, accepted.row.at) === acceptedUnder,
      'another version of the settings was in force at acceptance',
    ],
  ])
  if (!rows.ok) return rows
  if (statement === undefined) return undefined
  const stated = statement.settings.find(({ version }) => version === settings.version)
  if (stated === undefined) return failed(name, `the checkpoint does not state version ${settings.version}`)
  if (sections === null) return failed(name, 'the receipt does not show how the settings were published')
  return claimed(name, `version ${settings.version}`, [
    [
      shownSettingsRoot(text, stated.sections, sections) === stated.root,
      'the settings are not those under the checkpoint',
    ],
    [settings.effectiveAt === stated.effectiveAt, 'the settings came into force at another time'],
    [inForceAt(statement, chosenAt) === settings.version, 'the settings were not in force when they counted'],
  ])
}

/** The newest version that had begun. */
const inForceAt = ({ settings }: Statement, at: number): number | undefined =>
  (settings.findLast(({ effectiveAt }) => effectiveAt <= at) ?? settings[0])?.version
