import { useTranslation } from 'react-i18next'
import { Segmented } from '../ui/Segmented.tsx'
import { TextField } from '../ui/TextField.tsx'
import { CountryChoice } from '../setup/CountryChoice.tsx'
import type { By, Values } from '@touchstone/app/sessions/sign-in-form'

type ContactFieldsProps = {
  values: Values
  fault: (field: keyof Values) => string | undefined
  ways: readonly By[]
  onChange: (changed: Partial<Values>) => void
}

/** The contact: an e-mail address, a phone with its country, or an account name. */
export function ContactFields({ values, fault, ways, onChange }: ContactFieldsProps) {
  const { t } = useTranslation()
  const labels: Record<By, string> = { email: t('words.email'), phone: t('words.phone'), account: t('words.account') }
  return (
    <div className="flex flex-col gap-5">
      <Segmented
        label={t('sessions.by')}
        value={values.by}
        items={ways.map((by) => ({ value: by, label: labels[by] }))}
        onChange={(by) => {
          onChange({ by })
        }}
      />
      {values.by === 'email' && (
        <TextField
          label={t('words.email')}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          placeholder="name@example.com"
          value={values.email}
          error={fault('email')}
          onChange={({ target }) => {
            onChange({ email: target.value })
          }}
        />
      )}
      {values.by === 'phone' && (
        <>
          <CountryChoice
            value={values.countryCode}
            onChange={(countryCode) => {
              onChange({ countryCode })
            }}
          />
          <TextField
            label={t('words.phone')}
            type="tel"
            name="phone"
            autoComplete="tel-national"
            value={values.phone}
            error={fault('phone')}
            onChange={({ target }) => {
              onChange({ phone: target.value })
            }}
          />
        </>
      )}
      {values.by === 'account' && (
        <TextField
          label={t('sessions.accountName')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          value={values.account}
          error={fault('account')}
          onChange={({ target }) => {
            onChange({ account: target.value })
          }}
        />
      )}
    </div>
  )
}
