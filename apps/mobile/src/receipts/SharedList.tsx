import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toast } from '@touchstone/app/feedback/toast'
import { codeAddress } from '@touchstone/app/receipts/receipt-link'
import { type Shared, useShared, useStopSharing } from '@touchstone/app/receipts/sharing.queries'
import { serverMoment } from '@touchstone/app/time/moments'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Section } from '../ui/Section.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'

/** The receipts that a person shares, each to be taken back. */
export function SharedList() {
  const { t } = useTranslation()
  const shared = useShared()
  return (
    <Section title={t('receipts.sharedTitle')}>
      <Card>
        <Loaded query={shared} skeleton={<SkeletonRows count={1} />}>
          {(receipts) =>
            receipts.length === 0 ? (
              <p className="p-4 text-sm text-fg-2">{t('receipts.sharedNone')}</p>
            ) : (
              <ul className="divide-y divide-border">
                {receipts.map((each) => (
                  <SharedRow key={each.code} shared={each} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      <LinkButton kind="soft" size="md" to={pathTo('check')}>
        {t('receipts.checkTitle')}
      </LinkButton>
    </Section>
  )
}

function SharedRow({ shared: { code, sequence, time } }: { shared: Shared }) {
  const { t } = useTranslation()
  const stop = useStopSharing(() => toast(t('receipts.shareStopped'), 'info'))
  const { origin, pathname } = globalThis.location
  return (
    <li className="flex min-h-16 items-center gap-3 px-4 py-2">
      <Link2 aria-hidden className="size-5 shrink-0 text-fg-3" />
      <span className="min-w-0 flex-1">
        <span className="num block text-sm font-medium">{t('receipts.sharedName', { number: sequence })}</span>
        <span className="num block text-xs text-fg-3">{t('receipts.sharedSince', { time: serverMoment(time) })}</span>
      </span>
      <CopyButton text={codeAddress({ origin, pathname }, code)} label={t('receipts.copyLink')} />
      <Button kind="ghost" size="sm" busy={stop.isPending} onClick={() => stop.mutate({ code })}>
        {t('receipts.shareStop')}
      </Button>
    </li>
  )
}
