import { useState } from 'react'
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
import { CheckedReceipt } from './CheckedReceipt.tsx'
import { faultKeys } from './fault-keys.ts'
import { ReceiptSkeleton } from './ReceiptSkeleton.tsx'

/** Checks a receipt for anybody, signed in or not: by its link, from a file, a picture or a text. */
export function CheckScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const [brought, setBrought] = useState<Brought>()
  const linked = foundInQuery(query)
  const hasLink = query.has('code') || query.has('r')
  const another = (): void => {
    setBrought(undefined)
    setQuery({}, { replace: true })
  }
  return (
    <Screen title={t('receipts.checkTitle')} back>
      {brought !== undefined ? (
        <BroughtReceipt brought={brought} onAnother={another} />
      ) : linked.is === 'code' || linked.is === 'packed' ? (
        <LinkedReceipt key={query.toString()} link={linked} onAnother={another} />
      ) : (
        <>
          {hasLink && <Notice tone="danger">{t('receipts.checkBadLink')}</Notice>}
          <BringReceipt
            onText={setBrought}
            onLink={(link) => setQuery(link.is === 'code' ? { code: link.code } : { r: link.packed })}
          />
        </>
      )}
    </Screen>
  )
}

type LinkedProps = { link: Extract<Found, { is: 'code' | 'packed' }>; onAnother: () => void }

function LinkedReceipt({ link, onAnother }: LinkedProps) {
  const linked = useLinked(link)
  const { data, error } = linked
  if (data !== undefined) return <BroughtReceipt brought={data} onAnother={onAnother} />
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

function BroughtReceipt({ brought, onAnother }: { brought: Brought; onAnother: () => void }) {
  const { t } = useTranslation()
  const { from, isUnsaid } = brought
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-fg-2">{t(`receipts.checkFrom_${from}`)}</p>
        <Button kind="ghost" size="sm" onClick={onAnother}>
          {t('receipts.checkAnother')}
        </Button>
      </div>
      {isUnsaid && <Notice tone="info">{t('receipts.checkUnsaid')}</Notice>}
      <CheckedReceipt name={undefined} fetched={brought} isBrought={from !== 'code'} />
      <LinkButton to={pathTo('home')}>{t('receipts.toApp')}</LinkButton>
    </>
  )
}
