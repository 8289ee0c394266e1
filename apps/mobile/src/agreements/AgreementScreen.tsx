import { agreementKinds } from '@touchstone/wire/articles'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isRowId } from '@touchstone/app/articles/article-kinds'
import {
  hasAgreementChanged,
  refreshAcceptances,
  refreshAgreement,
  useAcceptedText,
  useAgreement,
} from '@touchstone/app/agreements/agreements.queries'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { messageOf } from '@touchstone/app/feedback/failures'
import { toast } from '@touchstone/app/feedback/toast'
import { languageNames } from '@touchstone/app/texts/language-names'
import { serverExact } from '@touchstone/app/time/moments'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Row } from '../ui/Row.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { useBack } from '../ui/use-back.ts'
import { AgreementText } from './AgreementText.tsx'
import { TextHash } from './TextHash.tsx'

/** The text that was accepted under the id of the address; without one the agreement in force, to be accepted. */
export function AgreementScreen() {
  const id = useSearchParams()[0].get('id') ?? ''
  return isRowId(id) ? <Accepted id={id} /> : <ToAccept />
}

function Accepted({ id }: { id: string }) {
  const { t } = useTranslation()
  const accepted = useAcceptedText(id)
  return (
    <Screen title={t('agreements.textTitle')} back>
      <Loaded query={accepted} skeleton={<SkeletonRows count={6} icon={false} />}>
        {({ title, purpose, version, language, occasion, time, sha256, text, blocks }) => (
          <>
            <h2 className="text-2xl font-semibold text-balance">{title}</h2>
            <Card className="divide-y divide-border overflow-hidden">
              <Row
                title={t('agreements.version', { version })}
                sub={t(`articles.one.${agreementKinds[purpose]}`)}
                right={languageNames[language]}
              />
              <Row
                title={t(`agreements.occasion.${occasion}`)}
                sub={<span className="num">{serverExact(time)}</span>}
              />
              <TextHash text={text} recorded={sha256} fileName={`agreement-${version}-${language}.txt`} />
            </Card>
            <AgreementText blocks={blocks} language={language} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function refreshIfChanged(error: unknown): void {
  if (hasAgreementChanged(error)) refreshAgreement()
}

function ToAccept() {
  const { t } = useTranslation()
  const back = useBack()
  const agreement = useAgreement()
  const accepting = useAct({
    call: api.acceptAgreement,
    inPlace: true,
    onDone: () => {
      refreshAcceptances()
      toast(t('agreements.accepted'))
      back()
    },
  })
  const shown = agreement.data
  return (
    <Screen
      title={t('agreements.title')}
      back
      footer={
        <>
          {accepting.error !== null && <Notice tone="danger">{messageOf(accepting.error)}</Notice>}
          <Button
            wide
            disabled={shown === undefined}
            busy={accepting.isPending}
            onClick={() => {
              if (shown !== undefined) accepting.mutate({ sha256: shown.sha256 }, { onError: refreshIfChanged })
            }}
          >
            {t('agreements.accept')}
          </Button>
        </>
      }
    >
      <Loaded query={agreement} skeleton={<SkeletonRows count={6} icon={false} />}>
        {({ title, version, language, sha256, text, blocks }) => (
          <>
            <h2 className="text-2xl font-semibold text-balance">{title}</h2>
            <Card className="divide-y divide-border overflow-hidden">
              <Row title={t('agreements.version', { version })} right={languageNames[language]} />
              <TextHash text={text} recorded={sha256} fileName={`agreement-${version}-${language}.txt`} />
            </Card>
            <AgreementText blocks={blocks} language={language} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
