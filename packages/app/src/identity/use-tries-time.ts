import { useState } from 'react'
import { printTime } from '../time/times.ts'
import { triesFrom } from './form-gate.ts'

/** When submissions are counted anew, to the minute, in the zone of the device. */
export function useTriesTime(): string {
  const [fromAtMs] = useState(() => triesFrom(Date.now()))
  return printTime(fromAtMs).slice(0, 16)
}
