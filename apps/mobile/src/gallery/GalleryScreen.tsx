import { isLanguage, languages } from '@touchstone/wire/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@touchstone/app/texts/language'
import { setPreference, usePreferences } from '@touchstone/app/look/preferences'
import { changeLanguage } from '@touchstone/app/texts/texts'
import { Chips } from '../ui/Chips.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { ButtonsGallery } from './ButtonsGallery.tsx'
import { ChoicesGallery } from './ChoicesGallery.tsx'
import { FieldsGallery } from './FieldsGallery.tsx'
import { FundsGallery } from './FundsGallery.tsx'
import { ImagesGallery } from './ImagesGallery.tsx'
import { ListsGallery } from './ListsGallery.tsx'
import { NumbersGallery } from './NumbersGallery.tsx'
import { OverlaysGallery } from './OverlaysGallery.tsx'
import { StatesGallery } from './StatesGallery.tsx'

/** Every part of the ui folder in its states; in development only, and in English. */
export function GalleryScreen() {
  const [shown, setShown] = useState<'structure' | 'numbers'>('structure')
  return (
    <Screen title="Parts" back>
      <Looks />
      <Segmented
        label="Parts"
        value={shown}
        onChange={setShown}
        items={[
          { value: 'structure', label: 'Structure' },
          { value: 'numbers', label: 'Numbers' },
        ]}
      />
      {shown === 'numbers' ? (
        <NumbersGallery />
      ) : (
        <>
          <ButtonsGallery />
          <ChoicesGallery />
          <ListsGallery />
          <FieldsGallery />
          <ImagesGallery />
          <FundsGallery />
          <OverlaysGallery />
          <StatesGallery />
        </>
      )}
    </Screen>
  )
}

/** Theme, direction colours and language of what stands below. */
function Looks() {
  const { theme, colourScheme } = usePreferences()
  useTranslation()
  return (
    <div>
      <Chips
        label="Theme"
        value={theme}
        onChange={(value) => setPreference('theme', value)}
        items={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: value }))}
      />
      <Chips
        label="Direction colours"
        value={colourScheme}
        onChange={(value) => setPreference('colourScheme', value)}
        items={(['default', 'red_up', 'colour_blind'] as const).map((value) => ({ value, label: value }))}
      />
      <Chips
        label="Language"
        value={currentLanguage()}
        onChange={(value) => {
          if (isLanguage(value)) void changeLanguage(value)
        }}
        items={languages.map((value) => ({ value, label: value }))}
      />
    </div>
  )
}
