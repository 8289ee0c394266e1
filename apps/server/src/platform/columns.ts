import { bigint, customType, numeric } from 'drizzle-orm/pg-core'

/** A sequence, an id or a time: all below 2^53. */
export const whole = () => bigint({ mode: 'number' })
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
export const amount = () => numeric({ precision: 38, scale: 18 })
