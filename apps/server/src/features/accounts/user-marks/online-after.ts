import { hourMs } from '@touchstone/domain/time'

/** Important customers report once an hour: whoever did after this moment is online. */
export const onlineAfter = (at: number): number => at - hourMs
