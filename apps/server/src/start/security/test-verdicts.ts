import { api, type CallName } from '@touchstone/wire/api'
import { type Verdict, verdictOf } from './test-faults.ts'
import type { Asking, Siege } from './test-siege.ts'

/** A request to try: its label when it fails, and whether its fields are of the right form, where that is known. */
export type Case = { label: string; fields?: unknown; asking?: Asking; isWellFormed?: boolean | undefined }

const atOnce = 6

/** Refused for its form. */
const isOfForm = (verdict: Verdict): boolean => verdict === 'malformed' || verdict === 'unknown_field'

/**
 * Sends all cases of a call, a few at a time, and answers what each came to.
 * @throws with all those whose answer was not of the documented kind, or not of its form where it should have been.
 */
export async function verdictsOf(
  siege: Siege,
  name: CallName,
  cases: readonly Case[],
  token?: string,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  const faults: string[] = []
  const waiting = [...cases.entries()]
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, { label, fields, asking, isWellFormed }] = next
      try {
        const verdict = verdictOf(await siege.ask(name, fields, { token, ...asking }), api[name])
        verdicts[at] = verdict
        if (isWellFormed === isOfForm(verdict)) throw new Error(`it was ${verdict}`)
      } catch (error) {
        faults.push(`${label}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (faults.length === 0) return verdicts
  throw new Error(`${name}: ${faults.length} of ${cases.length}\n${faults.slice(0, 12).join('\n')}`)
}
