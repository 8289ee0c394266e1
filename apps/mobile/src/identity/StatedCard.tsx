import { useTranslation } from 'react-i18next'
import { useCountryNames } from '@touchstone/app/setup/country-names'
import type { IdentityApplication } from '@touchstone/app/identity/identity.queries'
import { Card } from '../ui/Card.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { FileImage } from '../files/FileImage.tsx'
import { Section } from '../ui/Section.tsx'

/** What an application says, as the person may see it again. */
export function StatedCard({ application: { basic, advanced } }: { application: IdentityApplication }) {
  const { t } = useTranslation()
  const { nameOf } = useCountryNames()
  const facts: Fact[] = []
  if (basic !== null)
    facts.push(
      { label: t('identity.surname'), value: basic.surname },
      { label: t('identity.firstName'), value: basic.firstName },
      { label: t('identity.birthday'), value: basic.birthday },
      { label: t('identity.document'), value: t(`identity.documentType.${basic.documentType}`) },
      { label: t('identity.country'), value: nameOf(basic.country) },
      { label: t('identity.documentNumber'), value: basic.documentNumber },
    )
  if (advanced !== null)
    facts.push(
      { label: t('identity.gender'), value: t(`identity.genders.${advanced.gender}`) },
      { label: t('identity.address'), value: advanced.address },
      { label: t('identity.phone'), value: advanced.phone },
      {
        label: t('identity.emergency'),
        value: (
          <>
            {advanced.emergencyName} {advanced.emergencySurname} ({advanced.emergencyRelationship})
            <span className="block">{advanced.emergencyPhone}</span>
            <span className="block">{advanced.emergencyAddress}</span>
          </>
        ),
      },
    )
  return (
    <Section title={t('identity.stated')}>
      <Card padded className="flex flex-col gap-4">
        <Facts items={facts} />
        {basic !== null && (
          <div className="grid grid-cols-2 gap-3">
            <Side id={basic.front} label={t(basic.back === null ? 'identity.passportPage' : 'identity.front')} />
            {basic.back !== null && <Side id={basic.back} label={t('identity.back')} />}
          </div>
        )}
      </Card>
    </Section>
  )
}

function Side({ id, label }: { id: string; label: string }) {
  return (
    <figure className="min-w-0">
      <div className="aspect-[1.586] overflow-clip rounded-md bg-surface-2">
        <FileImage id={id} alt={label} />
      </div>
      <figcaption className="pt-1 text-xs text-fg-3">{label}</figcaption>
    </figure>
  )
}
