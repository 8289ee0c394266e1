import type { PartResult } from '@touchstone/domain/positions/position-result'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import type { Settings } from '@touchstone/domain/settings/settings'
import { settingsFromText } from '@touchstone/domain/settings/settings-text'
import { withResults } from './close-results.ts'
import type { Formula } from './formula-line.ts'
import { type Movement, movementsOf } from './movements.ts'
import { readDecided, type ReadReceipt } from './read-decided.ts'
import type { ResultsCheck } from '@touchstone/signatures/results-check'
import { plainStory, type Story, time } from './story.ts'
import { descriptionOf } from './descriptions.ts'
import { type UsedRow, usedRows } from './used-rows.ts'

/** A receipt in a person's words. Nothing of it is believed: that is for the check. */
export type ReceiptDescription = {
  story: Story
  /** Undefined for a kind that this version of the app does not know. */
  formulas: readonly Formula[] | undefined
  rows: readonly UsedRow[]
  movements: readonly Movement[]
  settingsVersion: number
}

/** Undefined where it cannot be read; the check says why. `results` are those of what it closed, as far as known. */
export function describeReceipt(
  receipt: Receipt,
  results: ResultsCheck = { is: 'none' },
): ReceiptDescription | undefined {
  const read = readDecided(receipt)
  if (read === undefined) return undefined
  try {
    const settings = settingsFromText(receipt.settings)
    return {
      story: withResults(storyOf(read, settings), results),
      formulas: formulasOf(read, 'results' in results ? results.results : []),
      rows: usedRows(read),
      movements: movementsOf(read),
      settingsVersion: settings.version,
    }
  } catch {
    return undefined
  }
}

function storyOf({ claimed, decided }: ReadReceipt, settings: Settings): Story {
  const at = time('words.time', claimed.facts.at)
  if (decided === undefined) return plainStory('receipts.other', [at])
  const { command, reply } = decided
  const description = descriptionOf(reply)
  return typeof description === 'string'
    ? plainStory(description, [at])
    : description.story(reply, at, command, settings)
}

/** How the outcome of a command was computed: its formulas by name, with the numbers that were put in. */
function formulasOf({ decided, claimed, tick }: ReadReceipt, results: readonly PartResult[]): Formula[] | undefined {
  if (decided === undefined) return undefined
  const { reply, command } = decided
  const description = descriptionOf(reply)
  return typeof description === 'string' || description.formulas === 'none'
    ? []
    : description.formulas(reply, tick, results, claimed.facts, command)
}
