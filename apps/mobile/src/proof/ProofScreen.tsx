import { clsx } from 'clsx'
import { CircleAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isComparing, type ProofState, useProof } from '@touchstone/app/proof/proof-state'
import { lookNow } from '@touchstone/app/proof/watch'
import { exactText } from '@touchstone/app/time/moments'
import { Button } from '../ui/Button.tsx'
import { SharedList } from '../receipts/SharedList.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Row } from '../ui/Row.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AlarmPage } from './AlarmPage.tsx'
import { BookCard } from './BookCard.tsx'
import { ChainCard } from './ChainCard.tsx'
import { ForgetButton } from './ForgetButton.tsx'
import { ProofHero } from './ProofHero.tsx'

/** What this device has made of the house by itself: how far, since when, and what it found. */
export function ProofScreen() {
  const { t } = useTranslation()
  const isUnknown = useProof(({ userId }) => userId === undefined)
  useEffect(() => {
    void lookNow()
  }, [])
  return (
    <Screen title={t('proof.title')} back>
      <p className="text-sm text-fg-2">{t('proof.intro')}</p>
      {isUnknown ? <ProofSkeleton /> : <Known />}
      <Section title={t('proof.limits')}>
        <p className="text-sm text-fg-2">{t('proof.limitsText')}</p>
      </Section>
      {!isUnknown && <Forgetting />}
    </Screen>
  )
}

/** After all that there is to read: it cannot be taken back. */
function Forgetting() {
  return <ForgetButton alarms={useProof(({ alarms }) => alarms)} />
}

function Known() {
  const { t } = useTranslation()
  const state = useProof()
  const { books, chain, alarms, obstacle } = state
  const findings = <Findings state={state} />
  const isFound = alarms.length > 0
  return (
    <>
      <ProofHero state={state} />
      {isFound && findings}
      <Button kind="soft" busy={isComparing(state)} onClick={() => void lookNow()}>
        {t('proof.lookNow')}
      </Button>
      {obstacle !== undefined && (
        <Notice tone={obstacle === 'offline' ? 'warn' : 'info'}>{t(`proof.obstacle_${obstacle}`)}</Notice>
      )}
      <Section title={t('proof.books')}>
        {books.length === 0 ? (
          <NoBooks state={state} />
        ) : (
          books.map((book) => <BookCard key={book.bookId} book={book} />)
        )}
      </Section>
      <Section title={t('proof.chain')}>
        <ChainCard chain={chain} />
      </Section>
      {!isFound && findings}
      <SharedList />
    </>
  )
}

/** Nothing is recorded, or it is not known yet what is. */
function NoBooks({ state }: { state: ProofState }) {
  const { t } = useTranslation()
  if (state.chain.state !== 'waiting') return <Empty title={t('proof.noBooks')} text={t('proof.noBooksText')} />
  if (isComparing(state)) return <BookSkeleton />
  return <Empty title={t('proof.notLooked')} text={t('proof.notLookedText')} />
}

function Findings({ state }: { state: ProofState }) {
  const { t } = useTranslation()
  const { alarms } = state
  const [query] = useSearchParams()
  const [openId, setOpenId] = useState(() => alarms.find(({ id }) => id === query.get('finding'))?.id)
  return (
    <Section title={t('proof.findings')}>
      <Card className="divide-y divide-border">
        {alarms.length === 0 && <NoFindings state={state} />}
        {alarms.map((alarm) => (
          <Row
            key={alarm.id}
            icon={<CircleAlert className="size-5 text-danger" />}
            title={<span className="text-danger">{t(`proof.alarm_${alarm.kind}`)}</span>}
            sub={exactText(alarm.foundAtMs)}
            onPress={() => setOpenId(alarm.id)}
          />
        ))}
      </Card>
      {openId !== undefined && <AlarmPage alarms={alarms} startId={openId} onClose={() => setOpenId(undefined)} />}
    </Section>
  )
}

/** Nothing was found, or nothing was compared yet that could differ. */
function NoFindings({ state }: { state: ProofState }) {
  const { t } = useTranslation()
  const { hasLooked } = state
  if (!hasLooked && isComparing(state))
    return (
      <div className="p-4">
        <Skeleton className="h-5 w-64" />
      </div>
    )
  const Icon = hasLooked ? ShieldCheck : ShieldQuestion
  return (
    <p className="flex items-center gap-3 p-4 text-sm text-fg-2">
      <Icon aria-hidden className={clsx('size-5 shrink-0', hasLooked ? 'text-accent' : 'text-warn')} />
      {t(hasLooked ? 'proof.noFindings' : 'proof.notLooked')}
    </p>
  )
}

function ProofSkeleton() {
  return (
    <>
      <Card padded className="flex flex-col items-center gap-3">
        <Skeleton className="size-16 rounded-full!" />
        <Skeleton className="h-6 w-52" />
        <Skeleton className="h-4 w-64" />
      </Card>
      <BookSkeleton />
      <BookSkeleton />
    </>
  )
}

function BookSkeleton() {
  return (
    <Card padded className="flex flex-col gap-3">
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className="flex justify-between">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-28" />
        </div>
      ))}
    </Card>
  )
}
