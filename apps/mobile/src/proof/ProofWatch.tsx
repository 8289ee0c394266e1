import { type ReactNode, useState } from 'react'
import type { Alarm } from '@touchstone/app/proof/alarms'
import { useProofWatch } from '@touchstone/app/proof/use-proof-watch'
import { moreTexts } from '@touchstone/app/texts/texts'

/**
 * Has the device look at what the house shows, and shows an alarm over the screen, which stays as it is. The page of the
 * alarm is loaded when there is one.
 */
export function ProofWatch() {
  const [shown, setShown] = useState<ReactNode>()
  const show = async (alarm: Alarm): Promise<void> => {
    const [{ AlarmPage }] = await Promise.all([import('./AlarmPage.tsx'), moreTexts()])
    setShown(<AlarmPage alarm={alarm} onClose={() => setShown(undefined)} />)
  }
  useProofWatch((alarm) => {
    // Without a network it comes with the next look: the alarm is kept.
    show(alarm).catch(() => undefined)
  })
  return shown
}
