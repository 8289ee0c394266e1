import { minuteMs } from '@touchstone/domain/time'
import * as z from 'zod/mini'
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
  try {
    const { data } = kept.safeParse(JSON.parse(sessionStorage.getItem(name) ?? 'null'))
    if (data === undefined || Date.now() - data.atMs >= openForMs) return undefined
    return { challenge: data.challenge, recoveryWaitMs: data.recoveryWaitMs }
  } catch {
    return undefined
  }
}

/** Undefined when it was answered or given up. */
export function keepChallenge(challenge: Challenge | undefined): void {
  try {
    if (challenge === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify({ ...challenge, atMs: Date.now() }))
  } catch {
    // Storage may be forbidden or full: then a reload asks for the password again.
  }
}
