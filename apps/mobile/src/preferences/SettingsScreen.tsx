import type { Language } from '@touchstone/wire/languages'
import { useTranslation } from 'react-i18next'
import { setShared, setSharedLanguage } from '@touchstone/app/preferences/account-settings'
import { currentLanguage } from '@touchstone/app/texts/language'
import { languageNames } from '@touchstone/app/texts/language-names'
import { setPreference, usePreferences } from '@touchstone/app/look/preferences'
import { useDisplayCurrencies } from '@touchstone/app/setup/setup.queries'
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
  const { theme, hideBalances, displayCurrency, haptics } = usePreferences()
  const currencies = useDisplayCurrencies()
  return (
    <Screen title={t('preferences.settingsTitle')} back>
      <Card className="divide-y divide-border overflow-hidden">
        <Choice
          label={t('preferences.language')}
          value={currentLanguage()}
          options={languages}
          onChange={(language) => void setSharedLanguage(language)}
        />
        <Choice
          label={t('preferences.displayCurrency')}
          value={displayCurrency}
          options={currencies.map((currency) => ({ value: currency, label: currency }))}
          shown={displayCurrency}
          onChange={(currency) => {
            setShared({ displayCurrency: currency })
          }}
        />
      </Card>
      <Section title={t('preferences.theme')}>
        <Segmented
          label={t('preferences.theme')}
          value={theme}
          items={[
            { value: 'system', label: t('preferences.themeSystem') },
            { value: 'light', label: t('preferences.themeLight') },
            { value: 'dark', label: t('preferences.themeDark') },
          ]}
          onChange={(next) => {
            setShared({ theme: next })
          }}
        />
      </Section>
      <DirectionColours />
      <Card className="divide-y divide-border overflow-hidden">
        <Switch
          label={t('preferences.hideBalances')}
          checked={hideBalances}
          onChange={(next) => {
            setShared({ hideBalances: next })
          }}
        />
        <Switch
          label={t('preferences.haptics')}
          sub={t('preferences.hapticsText')}
          checked={haptics}
          onChange={(next) => {
            setPreference('haptics', next)
          }}
        />
      </Card>
    </Screen>
  )
}

function DirectionColours() {
  const { t } = useTranslation()
  const { colourScheme } = usePreferences()
  return (
    <Section title={t('preferences.directionColours')}>
      <Segmented
        label={t('preferences.directionColours')}
        value={colourScheme}
        items={[
          { value: 'default', label: t('preferences.greenUp') },
          { value: 'red_up', label: t('preferences.redUp') },
          { value: 'colour_blind', label: t('preferences.colourBlind') },
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
  )
}
