import { hashText } from '../ledger/hash.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { factByValue, type PlainFactKind } from './fact-kind.ts'

/** What a person's device adds to a command: its Ed25519 signature over `intentText`. Both texts are base64url. */
export type SignedIntent = {
  /** The public key of the device. */
  device: string
  /** When it signed, in epoch milliseconds. */
  at: number
  signature: string
}

/** Stands among the facts of the row, and so under its hash. */
export const signedIntentFact: PlainFactKind<'intent', SignedIntent> = factByValue('intent', {})

/**
 * Our choice: how far the time of a signature and that of its row may lie apart, in milliseconds. A call with its retries
 * takes a minute at most, and a row may wait for another. A house cannot keep an intent back for a better moment.
 */
export const intentForMs = 120_000

/** What a command by a user is recorded under. */
export const isUsersKey = (key: string): boolean => key.startsWith('u:')

type Intended = Pick<JournalRow, 'bookId' | 'key' | 'command'>

/** The text that a device signs: `command` is the canonical text of the command, `at` epoch milliseconds. */
export const intentText = ({ bookId, key, command }: Intended, at: number): string =>
  `touchstone intent 1\n${bookId}\n${JSON.stringify(key)}\n${hashText(command)}\n${at}`

/**
 * The intent that a row carries; undefined for a row without one.
 * @throws if the facts of the row are no JSON, or hold an intent of another shape.
 */
export function signedIntentOf({ facts }: Pick<JournalRow, 'facts'>): SignedIntent | undefined {
  const { intent } = JSON.parse(facts) as { intent?: unknown }
  if (intent === undefined) return undefined
  if (!isSignedIntent(intent)) throw new Error('the signature of the device is malformed')
  return intent
}

const isSignedIntent = (value: unknown): value is SignedIntent =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).toSorted().join(' ') === 'at device signature' &&
  'device' in value &&
  typeof value.device === 'string' &&
  'signature' in value &&
  typeof value.signature === 'string' &&
  'at' in value &&
  Number.isSafeInteger(value.at)
