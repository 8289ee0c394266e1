import { dayMs } from '../time.ts'
import type { MinerOrder } from './miner-order.ts'

/** Whether an order starts on a whole day that began after it was asked for. The row that confirmed it says which. */
export const isFirstDay = ({ startDay, requestedAt }: Pick<MinerOrder, 'startDay' | 'requestedAt'>): boolean =>
  Number.isSafeInteger(startDay) && startDay % dayMs === 0 && startDay > requestedAt
