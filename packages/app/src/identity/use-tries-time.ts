import { useState } from 'react'
import { momentWithinText } from '../time/moments.ts'
import { triesFrom } from './form-gate.ts'

/** When the count of submissions restarts, to the minute, in the device's zone. */
export function useTriesTime(): string {
  const [fromAtMs] = useState(() => triesFrom(Date.now()))
  return momentWithinText(fromAtMs)
}
