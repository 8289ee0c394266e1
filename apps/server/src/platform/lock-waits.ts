import postgres from 'postgres'
import type { Transaction } from './database.ts'

const lockNotAvailable = '55P03'

/** Whether a statement gave up waiting for a lock. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === lockNotAvailable

type Waits = {
  /** How many wait for long at the same time. */
  patient: number
  patientMs: number
  /** The others give up as soon as this: each holds a connection that others need. */
  othersMs: number
}

/**
 * Bounds how long work of one kind waits for locks that somebody else may hold for long.
 * @returns what runs the end of a transaction, whose statement throws where it waited in vain: see `isLockTimeout`.
 */
export function createLockWaits({ patient, patientMs, othersMs }: Waits) {
  let running = 0
  return async <Value>(transaction: Pick<Transaction, 'unsafe'>, work: () => Promise<Value>): Promise<Value> => {
    const waitMs = running < patient ? patientMs : othersMs
    running += 1
    try {
      await transaction.unsafe(`set local lock_timeout = ${waitMs}`)
      return await work()
    } finally {
      running -= 1
    }
  }
}
