import { useTranslation } from 'react-i18next'
import { useCountryNames } from '@touchstone/app/setup/country-names'
import { Card } from '../ui/Card.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Section } from '../ui/Section.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { TextField } from '../ui/TextField.tsx'
import { type BasicDraft, keepsNumber, type Stated } from '@touchstone/app/identity/basic-form'

export type BasicPartProps = {
  draft: BasicDraft
  change: (changed: Partial<BasicDraft>) => void
  errorOf: (field: keyof BasicDraft) => string | undefined
}

/** Which document, of which country, and its number. */
export function DocumentPart({ draft, change, errorOf, stated }: BasicPartProps & { stated: Stated | undefined }) {
  const { t } = useTranslation()
  const { options } = useCountryNames()
  const kept = keepsNumber(draft, stated) ? stated?.documentNumber : undefined
  return (
    <Section title={t('identity.document')}>
      <Card padded className="flex flex-col gap-5">
        <Segmented
          label={t('identity.document')}
          value={draft.documentType}
          items={(['id_card', 'passport'] as const).map((value) => ({
            value,
            label: t(`identity.documentType.${value}`),
          }))}
          onChange={(documentType) => {
            change({ documentType })
          }}
        />
        <Choice
          label={t('identity.country')}
          look="field"
          search
          value={draft.country}
          options={options}
          error={errorOf('country')}
          onChange={(country) => {
            change({ country })
          }}
        />
        <TextField
          label={t('identity.documentNumber')}
          value={draft.documentNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          hint={kept === undefined ? undefined : t('identity.numberKept', { number: kept })}
          error={errorOf('documentNumber')}
          onChange={({ target }) => {
            change({ documentNumber: target.value })
          }}
        />
      </Card>
    </Section>
  )
}

const oldestBirthday = '1900-01-01'

/** Name and birthday, as on the document. */
export function AboutPart({ draft, change, errorOf, today }: BasicPartProps & { today: string }) {
  const { t } = useTranslation()
  return (
    <Section title={t('identity.aboutYou')}>
      <Card padded className="flex flex-col gap-5">
        <TextField
          label={t('identity.surname')}
          hint={t('identity.asOnDocument')}
          autoComplete="family-name"
          maxLength={60}
          value={draft.surname}
          error={errorOf('surname')}
          onChange={({ target }) => {
            change({ surname: target.value })
          }}
        />
        <TextField
          label={t('identity.firstName')}
          hint={t('identity.asOnDocument')}
          autoComplete="given-name"
          maxLength={60}
          value={draft.firstName}
          error={errorOf('firstName')}
          onChange={({ target }) => {
            change({ firstName: target.value })
          }}
        />
        <TextField
          label={t('identity.birthday')}
          type="date"
          autoComplete="bday"
          min={oldestBirthday}
          max={today}
          value={draft.birthday}
          error={errorOf('birthday')}
          onChange={({ target }) => {
            change({ birthday: target.value })
          }}
        />
      </Card>
    </Section>
  )
}
