import { CallRefused } from '@touchstone/client/call-failed'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { messageOf } from '@touchstone/app/feedback/failures'
import { pathTo } from '../routes/paths.ts'
import { queries } from '@touchstone/app/api/queries'
import { useDraft } from '@touchstone/app/forms/use-draft'
import type { IdentityApplication, IdentityStanding } from '@touchstone/app/identity/identity.queries'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useImageUpload } from '@touchstone/app/files/use-image-upload'
import {
  type BasicDraft,
  checkDraft,
  draftOf,
  type Fault,
  fieldOf,
  fieldsOf,
  keptOfBasic,
} from '@touchstone/app/identity/basic-form'
import { AboutPart, DocumentPart } from './BasicParts.tsx'
import { focusFirstFault } from '@touchstone/app/forms/focus-first-fault'
import { PhotosPart } from './PhotosPart.tsx'
import { submitLabels } from '@touchstone/app/identity/submit-label'
import { Rejection, WhatHappensNext } from './WhatHappensNext.tsx'

type BasicFormProps = {
  standing: IdentityStanding
  /** What is changed or submitted again. */
  last: IdentityApplication | undefined
  country: string
}

/** Who the person is, with photos of a document. */
export function BasicForm({ standing, last, country }: BasicFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const stated = last?.basic ?? undefined
  const { draft, change, forget } = useDraft({
    name: 'identity',
    kept: keptOfBasic,
    start: () => draftOf(stated, country),
  })
  const [isChecked, setIsChecked] = useState(false)
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const front = useImageUpload({ biz: 'identity', onChange: (id) => change({ front: id }) })
  const back = useImageUpload({ biz: 'identity', onChange: (id) => change({ back: id }) })
  const sending = useAct({
    call: submit,
    inPlace: true,
    onDone: () => {
      forget()
      void queries.invalidateQueries({ queryKey: ['identity'] })
    },
    away: { done: () => t('identity.hero.submitted'), failed: formFailure },
    onward: () => void navigate(pathTo('identityResult'), { replace: true }),
  })
  const { errorOf, refused } = useErrors(isChecked ? checkDraft(draft, stated, today) : {}, sending.error)
  const isUploading = front.stage !== 'idle' || (draft.documentType === 'id_card' && back.stage !== 'idle')
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const form = event.currentTarget
    const found = checkDraft(draft, stated, today)
    const fields = fieldsOf(draft)
    if (Object.keys(found).length > 0 || fields === undefined) focusFirstFault(form)
    else
      sending.mutate(
        { fields, isFirst: stated === undefined },
        {
          onError: () => {
            focusFirstFault(form)
          },
        },
      )
  }
  const part = { draft, change, errorOf }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      {standing.state === 'rejected' && <Rejection text={standing.reasonText} />}
      <DocumentPart {...part} stated={stated} />
      <PhotosPart {...part} front={front} back={back} />
      <AboutPart {...part} today={today} />
      <Checkbox
        label={t('identity.declaration')}
        checked={draft.declared}
        error={errorOf('declared')}
        onChange={({ target }) => {
          change({ declared: target.checked })
        }}
      />
      <WhatHappensNext triesLeft={standing.triesLeft} />
      {sending.error !== null && refused === undefined && <Notice tone="danger">{formFailure(sending.error)}</Notice>}
      <Button type="submit" wide busy={sending.isPending} reason={isUploading ? t('identity.wait') : undefined}>
        {t(submitLabels[standing.state])}
      </Button>
    </form>
  )
}

/** The message at a field: a fault that the form found, or what the server refused. */
function useErrors(faults: ReturnType<typeof checkDraft>, error: Error | null) {
  const { t } = useTranslation()
  const sentenceOf = useRefusalSentence()
  const refused = error instanceof CallRefused ? fieldOf(error.kind) : undefined
  const words = (fault: Fault): string | undefined =>
    typeof fault === 'string' ? t(`identity.${fault}`) : sentenceOf(fault)
  const errorOf = (field: keyof BasicDraft): string | undefined => {
    const fault = faults[field]
    if (fault !== undefined) return words(fault)
    return refused === field ? messageOf(error) : undefined
  }
  return { errorOf, refused }
}

type Sent = { fields: NonNullable<ReturnType<typeof fieldsOf>>; isFirst: boolean }

/** The first time everything; later what changes: a number that was not typed again stays as the server has it. */
function submit({ fields, isFirst }: Sent, asking: Parameters<typeof api.updateIdentity>[1]) {
  const { documentNumber } = fields
  return isFirst && documentNumber !== undefined
    ? api.applyBasicIdentity({ ...fields, documentNumber, declaration: true }, asking)
    : api.updateIdentity(fields, asking)
}
