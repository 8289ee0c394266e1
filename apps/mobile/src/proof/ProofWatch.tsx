import { type ComponentType, useState } from 'react'
import type { Alarm } from '@touchstone/app/proof/alarms'
import { useProofWatch } from '@touchstone/app/proof/use-proof-watch'
import { moreTexts } from '@touchstone/app/texts/texts'
import type { AlarmPageProps } from './AlarmPage.tsx'

/**
 * Has the device look at what the house shows, and shows alarms over the screen, which stays as it is. The page of the
 * alarms is loaded when there is one; those that come while it is open are added to it.
 */
export function ProofWatch() {
  const [Page, setPage] = useState<ComponentType<AlarmPageProps>>()
  const [alarms, setAlarms] = useState<readonly Alarm[]>([])
  useProofWatch((alarm) => {
    setAlarms((shown) => (shown.some(({ id }) => id === alarm.id) ? shown : [...shown, alarm]))
    // Without a network it comes with the next look: the alarm is kept.
    Promise.all([import('./AlarmPage.tsx'), moreTexts()]).then(
      ([{ AlarmPage }]) => {
        setPage(() => AlarmPage)
      },
      () => undefined,
    )
  })
  return Page !== undefined && alarms.length > 0 && <Page alarms={alarms} onClose={() => setAlarms([])} />
}
