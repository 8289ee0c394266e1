import { CallRefused } from '@touchstone/client/call-failed'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useSession } from '@touchstone/app/api/session'
import { messageOf } from '@touchstone/app/feedback/failures'
import { toast } from '@touchstone/app/feedback/toast'
import {
  type FirstPassword,
  forgetFirstPassword,
  recallFirstPassword,
  useFirstPassword,
} from '@touchstone/app/sessions/first-password'
import type { Step } from '@touchstone/app/sessions/submit-sign-in'
import { Button } from '../ui/Button.tsx'

/** The way back for a guest whose session has ended before the password was saved: this device still has it. */
export function ComeBack({ onStep }: { onStep: (step: Step) => void }) {
  const { t } = useTranslation()
  const kept = useFirstPassword((state) => state.kept)
  const countryCode = useSession(({ countryInfo }) => countryInfo.country_code)
  const entering = useMutation({
    mutationFn: (first: FirstPassword) => api.login({ ...first, countryCode }),
    onSuccess: onStep,
    onError: (error) => {
      // It was changed elsewhere: nobody needs this one any more.
      if (!(error instanceof CallRefused) || error.kind !== 'credentials_wrong') return
      void forgetFirstPassword()
      toast(error.message, 'failure')
    },
    meta: { inPlace: true },
  })
  useEffect(() => {
    void recallFirstPassword()
  }, [])
  if (kept === undefined) return null
  return (
    <>
      <Button kind="soft" wide busy={entering.isPending} onClick={() => entering.mutate(kept)}>
        {t('sessions.comeBack', { account: kept.account })}
      </Button>
      {entering.error !== null && (
        <p role="alert" className="text-center text-sm text-danger">
          {messageOf(entering.error)}
        </p>
      )}
    </>
  )
}
