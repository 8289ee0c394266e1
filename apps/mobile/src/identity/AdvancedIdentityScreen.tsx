import { useTranslation } from 'react-i18next'
import { Screen } from '../ui/Screen.tsx'
import { AdvancedForm } from './AdvancedForm.tsx'
import { IdentityFormGate } from './IdentityFormGate.tsx'

/** The advanced level: where the person lives, and whom to call. */
export function AdvancedIdentityScreen() {
  const { t } = useTranslation()
  return (
    <Screen title={t('identity.advancedTitle')} back>
      <IdentityFormGate level={2}>
        {(standing, last) => <AdvancedForm standing={standing} last={last} />}
      </IdentityFormGate>
    </Screen>
  )
}
