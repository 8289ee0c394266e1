import { saveFile } from '@touchstone/app/device/save-file'
import { type Alarm, evidenceText } from '@touchstone/app/proof/alarms'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '../ui/Button.tsx'

type SaveEvidenceProps = Pick<ButtonProps, 'kind' | 'wide' | 'className'> & { alarms: readonly Alarm[] }

/** Hands out what was found as one file, which anybody can look through. */
export function SaveEvidence({ alarms, ...look }: SaveEvidenceProps) {
  const { t } = useTranslation()
  const name = alarms.length === 1 ? alarms.map(({ id }) => id).join() : `of-${alarms.length}`
  return (
    <Button
      {...look}
      onClick={() => {
        saveFile(`evidence-${name}.json`, evidenceText(alarms, globalThis.location.origin), 'application/json')
      }}
    >
      <Download aria-hidden className="size-5" />
      {t('proof.saveEvidence')}
    </Button>
  )
}
