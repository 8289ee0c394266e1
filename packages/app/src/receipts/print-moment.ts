import { printTime } from '../time/times.ts'

/** Epoch milliseconds in the zone of the device, to the millisecond: by those it is decided which price counts. */
export const printMoment = (atMs: number): string =>
  `${printTime(atMs)}.${String(((atMs % 1000) + 1000) % 1000).padStart(3, '0')}`
