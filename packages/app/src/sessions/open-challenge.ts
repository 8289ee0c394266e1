import { minuteMs } from '@touchstone/domain/time'
import * as z from 'zod/mini'
import { storedText, storeText } from '../device/storage.ts'
import { storedForm } from '../device/stored-form.ts'
import type { Challenge } from './submit-sign-in.ts'

const name = 'challenge'
/** As long as the server takes it. */
const openForMs = 5 * minuteMs

const kept = z.object({ challenge: z.string(), recoveryWaitMs: z.int(), atMs: z.int() })

/**
 * The sign-in of this tab that waits for its security code, so that a reload does not ask for the password again; undefined
 * for none. It opens nothing without the code.
 */
export function openChallenge(): Challenge | undefined {
  const found = storedForm(kept, storedText(name, 'tab'))
  if (found === undefined || Date.now() - found.atMs >= openForMs) return undefined
  return { challenge: found.challenge, recoveryWaitMs: found.recoveryWaitMs }
}

/** Undefined when it was answered or given up. Where it cannot be stored a reload asks for the password again. */
export function keepChallenge(challenge: Challenge | undefined): void {
  storeText(name, challenge && JSON.stringify({ ...challenge, atMs: Date.now() }), 'tab')
}
