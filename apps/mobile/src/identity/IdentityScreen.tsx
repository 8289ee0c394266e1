import { useTranslation } from 'react-i18next'
import { useSession } from '@touchstone/app/api/session'
import { Screen } from '../ui/Screen.tsx'
import { BasicForm } from './BasicForm.tsx'
import { IdentityFormGate } from './IdentityFormGate.tsx'

/** The basic level: who the person is. */
export function IdentityScreen() {
  const { t } = useTranslation()
  const country = useSession(({ countryInfo }) => countryInfo.country_code)
  return (
    <Screen title={t('identity.title')} back>
      <IdentityFormGate level={1}>
        {(standing, last) => (
          <>
            {last === undefined && <p className="pb-4 text-sm text-fg-2">{t('identity.intro')}</p>}
            <BasicForm standing={standing} last={last} country={country} />
          </>
        )}
      </IdentityFormGate>
    </Screen>
  )
}
