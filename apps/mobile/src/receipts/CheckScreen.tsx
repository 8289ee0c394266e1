import { useIsSignedIn } from '@touchstone/app/api/session'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { BringFailed, type BringFault, type Brought } from '@touchstone/app/receipts/foreign-receipt'
import { useLinked } from '@touchstone/app/receipts/foreign-receipt.queries'
import { type Found, foundInQuery } from '@touchstone/app/receipts/receipt-link'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { BringReceipt } from './BringReceipt.tsx'
import { CheckFace, TryYourself } from './CheckFace.tsx'
import { CheckedReceipt } from './CheckedReceipt.tsx'
import { faultKeys } from './fault-keys.ts'
import { ReceiptSkeleton } from './ReceiptSkeleton.tsx'

/** Checks a receipt for anybody, signed in or not: by its link, from a file, a picture or a text. */
export function CheckScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const [held, setHeld] = useState<Brought>()
  // What was focused is gone after each: the focus goes to what came instead.
  const [last, setLast] = useState<'brought' | 'another'>()
  const isSignedIn = useIsSignedIn()
  const linked = foundInQuery(query)
  const hasLink = query.has('code') || query.has('r')
  const another = (): void => {
    setLast('another')
    setHeld(undefined)
    setQuery({}, { replace: true })
  }
  return (
    <Screen title={t('receipts.checkTitle')} back>
      {!isSignedIn && <CheckFace />}
      {/* What the address names is shown, whatever was brought before. */}
      {held !== undefined && !hasLink ? (
        <BroughtReceipt key={held.text} brought={held} takesFocus onAnother={another} />
      ) : linked.is === 'code' || linked.is === 'packed' ? (
        <LinkedReceipt key={query.toString()} link={linked} takesFocus={last === 'brought'} onAnother={another} />
      ) : (
        <>
          {hasLink && <Notice tone="danger">{t('receipts.checkBadLink')}</Notice>}
          <BringReceipt
            takesFocus={last === 'another'}
            onText={(brought) => {
              setHeld(brought)
              if (hasLink) setQuery({}, { replace: true })
            }}
            onLink={(link) => {
              setLast('brought')
              setQuery(link.is === 'code' ? { code: link.code } : { r: link.packed })
            }}
          />
          {!isSignedIn && <TryYourself />}
        </>
      )}
    </Screen>
  )
}

type BroughtProps = { takesFocus: boolean; onAnother: () => void }
type LinkedProps = BroughtProps & { link: Extract<Found, { is: 'code' | 'packed' }> }

function LinkedReceipt({ link, takesFocus, onAnother }: LinkedProps) {
  const linked = useLinked(link)
  const { data, error } = linked
  if (data !== undefined) {
    // The same link may lead to another record later.
    return <BroughtReceipt key={data.rowHash} brought={data} takesFocus={takesFocus} onAnother={onAnother} />
  }
  if (error instanceof BringFailed) return <NotShown fault={error.fault} onAnother={onAnother} />
  if (error !== null) return <Failure error={error} onRetry={() => void linked.refetch()} busy={linked.isFetching} />
  return <ReceiptSkeleton />
}

function NotShown({ fault, onAnother }: { fault: BringFault; onAnother: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <Notice tone="danger">{t(faultKeys[fault])}</Notice>
      <Button kind="soft" size="md" onClick={onAnother}>
        {t('receipts.checkAnother')}
      </Button>
    </>
  )
}

function BroughtReceipt({ brought, takesFocus, onAnother }: BroughtProps & { brought: Brought }) {
  const { t } = useTranslation()
  const isSignedIn = useIsSignedIn()
  const receipt = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = takesFocus ? receipt.current?.querySelector('h2') : undefined
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [takesFocus])
  const { from } = brought
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-fg-2">{t(`receipts.checkFrom_${from}`)}</p>
        <Button kind="ghost" size="sm" onClick={onAnother}>
          {t('receipts.checkAnother')}
        </Button>
      </div>
      <div ref={receipt} className="contents">
        <CheckedReceipt name={undefined} fetched={brought} />
      </div>
      {isSignedIn ? <LinkButton to={pathTo('home')}>{t('receipts.toApp')}</LinkButton> : <TryYourself />}
    </>
  )
}
