import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Alarm } from '@touchstone/app/proof/alarms'
import { beginAnew } from '@touchstone/app/proof/watch'
import { toast } from '@touchstone/app/feedback/toast'
import { Button } from '../ui/Button.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { SaveEvidence } from './SaveEvidence.tsx'

/** For whoever has the explanation of an alarm, or lends the device: from here on it believes what it is shown again. */
export function ForgetButton({ alarms }: { alarms: readonly Alarm[] }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const forget = async (): Promise<void> => {
    setBusy(true)
    const isForgotten = await beginAnew().then(
      () => true,
      () => false,
    )
    setBusy(false)
    toast(t(isForgotten ? 'proof.forgotten' : 'proof.forgetFailed'), isForgotten ? 'success' : 'failure')
  }
  return (
    <>
      <Button kind="ghost" busy={isBusy} onClick={() => setOpen(true)}>
        {t('proof.forget')}
      </Button>
      <ConfirmSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('proof.forgetTitle')}
        text={t('proof.forgetText')}
        kind="danger"
        confirmLabel={t('proof.forgetConfirm')}
        onConfirm={() => {
          setOpen(false)
          void forget()
        }}
      >
        {alarms.length > 0 && <SaveEvidence alarms={alarms} kind="soft" wide />}
      </ConfirmSheet>
    </>
  )
}
