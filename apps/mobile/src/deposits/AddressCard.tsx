import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TargetText } from '../ui/TargetText.tsx'
import { type DepositChannel, useDepositAddress } from '@touchstone/app/deposits/deposits.queries'

/** The person's own address, to be scanned or copied. */
export function AddressCard({ channel }: { channel: DepositChannel }) {
  const { t } = useTranslation()
  return (
    <Card padded className="flex flex-col items-center gap-3 text-center">
      <Loaded query={useDepositAddress(channel.id)} skeleton={<AddressSkeleton />}>
        {({ address }) => (
          <>
            <QrCode text={address} label={t('deposits.qrLabel', { address })} className="w-44" />
            <div>
              <p className="text-xs text-fg-3">{t('deposits.addressOf', { currency: channel.currency })}</p>
              <p className="mt-1 text-base">
                <TargetText target={address} />
              </p>
            </div>
            <CopyButton text={address} className="rounded-md! bg-accent-soft px-5 text-accent! [&_svg]:order-first">
              {t('deposits.copyAddress')}
            </CopyButton>
            <p className="text-xs text-fg-3">{t('deposits.ownAddress')}</p>
          </>
        )}
      </Loaded>
    </Card>
  )
}

function AddressSkeleton() {
  return (
    <div className="flex flex-col items-center gap-3">
      <Skeleton className="size-44 rounded-md!" />
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-11 w-40 rounded-md!" />
    </div>
  )
}
