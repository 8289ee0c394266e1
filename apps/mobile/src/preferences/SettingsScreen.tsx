import type { Language } from '@touchstone/wire/languages'
import { useTranslation } from 'react-i18next'
import { setShared, setSharedLanguage } from '@touchstone/app/preferences/account-settings'
import { currentLanguage } from '@touchstone/app/texts/language'
import { languageNames } from '@touchstone/app/texts/language-names'
import { setPreference, usePreferences } from '@touchstone/app/look/preferences'
import { useCurrencies } from '@touchstone/app/setup/setup.queries'
import { Card } from '../ui/Card.tsx'
import { Change } from '../ui/Change.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Section } from '../ui/Section.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Switch } from '../ui/Switch.tsx'

const languages = (Object.keys(languageNames) as Language[]).map((code) => ({
  value: code,
  label: languageNames[code],
}))

/** How the app looks and speaks: on this device, and for an account on all of its devices. */
export function SettingsScreen() {
  const { t } = useTranslation()
  const { theme, colourScheme, hideBalances, displayCurrency, haptics } = usePreferences()
  const currencies = useCurrencies().data ?? []
  return (
    <Screen title={t('personal.settingsTitle')} back>
      <Card className="divide-y divide-border overflow-hidden">
        <Choice
          label={t('personal.language')}
          value={currentLanguage()}
          options={languages}
          onChange={(language) => void setSharedLanguage(language)}
        />
        <Choice
          label={t('personal.displayCurrency')}
          value={displayCurrency}
          options={currencies.map(({ currency }) => ({ value: currency, label: currency }))}
          shown={displayCurrency}
          onChange={(currency) => {
            setShared({ displayCurrency: currency })
          }}
        />
      </Card>
      <Section title={t('personal.theme')}>
        <Segmented
          label={t('personal.theme')}
          value={theme}
          items={[
            { value: 'system', label: t('personal.themeSystem') },
            { value: 'light', label: t('personal.themeLight') },
            { value: 'dark', label: t('personal.themeDark') },
          ]}
          onChange={(next) => {
            setShared({ theme: next })
          }}
        />
      </Section>
      <Section title={t('personal.directionColours')}>
        <Segmented
          label={t('personal.directionColours')}
          value={colourScheme}
          items={[
            { value: 'default', label: t('personal.greenUp') },
            { value: 'red_up', label: t('personal.redUp') },
            { value: 'colour_blind', label: t('personal.colourBlind') },
          ]}
          onChange={(next) => {
            setShared({ colourScheme: next })
          }}
        />
        <Card className="flex items-center justify-around px-4 py-3">
          <Change value="0.0231" chip />
          <Change value="-0.0042" chip />
        </Card>
      </Section>
      <Card className="divide-y divide-border overflow-hidden">
        <Switch
          label={t('personal.hideBalances')}
          checked={hideBalances}
          onChange={(next) => {
            setShared({ hideBalances: next })
          }}
        />
        <Switch
          label={t('personal.haptics')}
          sub={t('personal.hapticsText')}
          checked={haptics}
          onChange={(next) => {
            setPreference('haptics', next)
          }}
        />
      </Card>
    </Screen>
  )
}
