import { useState } from 'react'
import { printTime } from '../time/times.ts'
import { triesFrom } from './form-gate.ts'

/** When the count of submissions restarts, to the minute, in the device's zone. */
export function useTriesTime(): string {
  const [fromAtMs] = useState(() => triesFrom(Date.now()))
  return printTime(fromAtMs).slice(0, 16)
}
