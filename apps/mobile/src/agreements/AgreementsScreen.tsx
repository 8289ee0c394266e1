import { FileCheck2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { agreementStanding, isOf } from '@touchstone/app/agreements/agreement-standing'
import { agreementKinds } from '@touchstone/wire/articles'
import {
  type Acceptance,
  type Agreement,
  useAcceptances,
  useAgreement,
} from '@touchstone/app/agreements/agreements.queries'
import { useSession } from '@touchstone/app/api/session'
import { serverMoment } from '@touchstone/app/time/moments'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Row } from '../ui/Row.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { shortHash } from '@touchstone/app/agreements/short-hash'

const isOfUsers = ({ purpose }: Acceptance): boolean => purpose === 'registration'

/** What this person accepted, each with the very text; and the agreement in force, where it is not among them. */
export function AgreementsScreen() {
  const { t } = useTranslation()
  const acceptances = useAcceptances()
  const agreement = useAgreement().data
  return (
    <Screen title={t('agreements.title')} back>
      {agreement !== undefined && acceptances.data !== undefined && (
        <ToAccept
          agreement={agreement}
          accepted={acceptances.data.pages.flatMap(({ records }) => records).filter(isOfUsers)}
        />
      )}
      <Card className="overflow-hidden">
        <PagedList
          query={acceptances}
          keyOf={({ id }) => id}
          skeleton={<SkeletonRows count={2} />}
          empty={<Empty icon={<FileCheck2 />} title={t('agreements.empty')} />}
          row={(acceptance) => <AcceptedRow acceptance={acceptance} />}
        />
      </Card>
    </Screen>
  )
}

function ToAccept({ agreement, accepted }: { agreement: Agreement; accepted: readonly Acceptance[] }) {
  const { t } = useTranslation()
  const isGuest = useSession(({ userInfo }) => userInfo?.guest === true)
  const standing = agreementStanding(agreement, accepted, isGuest)
  if (standing === 'accepted') return null
  const read = (
    <LinkButton size="md" to={pathTo('agreement')}>
      {t('agreements.read')}
    </LinkButton>
  )
  if (standing === 'guest') return <Notice>{t('agreements.guestText')}</Notice>
  return (
    <Notice tone="warn" action={read}>
      {standing === 'newer' ? t('agreements.newer', { version: agreement.version }) : t('agreements.notRecorded')}
    </Notice>
  )
}

function AcceptedRow({ acceptance }: { acceptance: Acceptance }) {
  const { t } = useTranslation()
  const { id, purpose, title, version, sha256, time } = acceptance
  const inForce = useAgreement({ purpose }).data
  return (
    <Row
      title={title}
      sub={
        <>
          {t(`articles.one.${agreementKinds[purpose]}`)} · {t('agreements.version', { version })} ·{' '}
          <span className="num">{serverMoment(time)}</span>
          <span className="num block">SHA-256 {shortHash(sha256)}</span>
        </>
      }
      right={
        inForce !== undefined && (
          <StatusChip tone={isOf(inForce, acceptance) ? 'success' : 'neutral'}>
            {t(isOf(inForce, acceptance) ? 'agreements.inForce' : 'agreements.replaced')}
          </StatusChip>
        )
      }
      to={pathTo('agreement', { id })}
    />
  )
}
