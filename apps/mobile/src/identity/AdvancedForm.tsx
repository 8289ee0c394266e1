import { gender } from '@touchstone/wire/identity'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { pathTo } from '../routes/paths.ts'
import { queries } from '@touchstone/app/api/queries'
import { useDraft } from '@touchstone/app/forms/use-draft'
import type { IdentityApplication, IdentityStanding } from '@touchstone/app/identity/identity.queries'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Section } from '../ui/Section.tsx'
import { TextField, type TextFieldProps } from '../ui/TextField.tsx'
import {
  type AdvancedDraft,
  advancedDraftOf,
  advancedFieldsOf,
  checkAdvanced,
  keptOfAdvanced,
} from '@touchstone/app/identity/advanced-form'
import { focusFirstFault } from '@touchstone/app/forms/focus-first-fault'
import { submitLabels } from '@touchstone/app/identity/submit-label'
import { Rejection, WhatHappensNext } from './WhatHappensNext.tsx'

type AdvancedFormProps = { standing: IdentityStanding; last: IdentityApplication | undefined }
type TextName = Exclude<keyof AdvancedDraft, 'gender'>
type TextProps = (name: TextName) => Pick<TextFieldProps, 'value' | 'error' | 'onChange'>

const phone = { type: 'tel', maxLength: 30 } as const

/** Where the person lives, and somebody to call in an emergency. */
export function AdvancedForm({ standing, last }: AdvancedFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const stated = last?.advanced ?? undefined
  const { draft, change, forget } = useDraft({
    name: 'advanced identity',
    kept: keptOfAdvanced,
    start: () => advancedDraftOf(stated),
  })
  const [isChecked, setIsChecked] = useState(false)
  const sending = useAct({
    call: stated === undefined ? api.applyAdvancedIdentity : api.updateIdentity,
    inPlace: true,
    onDone: () => {
      forget()
      void queries.invalidateQueries({ queryKey: ['identity'] })
    },
    away: { done: () => t('identity.hero.submitted'), failed: formFailure },
    onward: () => void navigate(pathTo('identityResult'), { replace: true }),
  })
  const faults = isChecked ? checkAdvanced(draft) : {}
  const errorOf = (field: keyof AdvancedDraft): string | undefined => {
    const fault = faults[field]
    return fault === undefined ? undefined : t(`identity.${fault}`)
  }
  const text: TextProps = (name) => ({
    value: draft[name],
    error: errorOf(name),
    onChange: ({ target }) => {
      change({ [name]: target.value })
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const fields = advancedFieldsOf(draft)
    if (Object.keys(checkAdvanced(draft)).length === 0 && fields !== undefined) sending.mutate(fields)
    else focusFirstFault(event.currentTarget)
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      {standing.state === 'rejected' && <Rejection text={standing.reasonText} />}
      <AboutPart
        gender={draft.gender}
        onGender={(next) => change({ gender: next })}
        error={errorOf('gender')}
        text={text}
      />
      <EmergencyPart text={text} />
      <WhatHappensNext triesLeft={standing.triesLeft} />
      {sending.error !== null && <Notice tone="danger">{formFailure(sending.error)}</Notice>}
      <Button type="submit" wide busy={sending.isPending}>
        {t(submitLabels[standing.state])}
      </Button>
    </form>
  )
}

type AboutPartProps = {
  gender: AdvancedDraft['gender']
  onGender: (gender: NonNullable<AdvancedDraft['gender']>) => void
  error: string | undefined
  text: TextProps
}

function AboutPart({ gender: chosen, onGender, error, text }: AboutPartProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('identity.aboutYou')}>
      <Card padded className="flex flex-col gap-5">
        <Choice
          label={t('identity.gender')}
          look="field"
          value={chosen}
          options={gender.options.map((value) => ({ value, label: t(`identity.genders.${value}`) }))}
          error={error}
          onChange={onGender}
        />
        <TextField
          label={t('identity.address')}
          hint={t('identity.addressHint')}
          autoComplete="street-address"
          maxLength={200}
          {...text('address')}
        />
        <TextField {...phone} label={t('identity.phone')} autoComplete="tel" {...text('phone')} />
      </Card>
    </Section>
  )
}

function EmergencyPart({ text }: { text: TextProps }) {
  const { t } = useTranslation()
  return (
    <Section title={t('identity.emergency')}>
      <p className="-mt-1 text-sm text-fg-2">{t('identity.emergencyText')}</p>
      <Card padded className="flex flex-col gap-5">
        <TextField label={t('identity.surname')} autoComplete="off" maxLength={60} {...text('emergencySurname')} />
        <TextField label={t('identity.firstName')} autoComplete="off" maxLength={60} {...text('emergencyName')} />
        <TextField
          label={t('identity.relationship')}
          hint={t('identity.relationshipHint')}
          autoComplete="off"
          maxLength={40}
          {...text('emergencyRelationship')}
        />
        <TextField {...phone} label={t('identity.phone')} autoComplete="off" {...text('emergencyPhone')} />
        <TextField
          label={t('identity.address')}
          hint={t('identity.addressHint')}
          autoComplete="off"
          maxLength={200}
          {...text('emergencyAddress')}
        />
      </Card>
    </Section>
  )
}
