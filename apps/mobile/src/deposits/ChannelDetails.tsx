import { useTranslation } from 'react-i18next'
import { networkName } from '@touchstone/domain/addresses/network-names'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SandboxTag } from '../ui/SandboxTag.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useArrivalText } from '@touchstone/app/funds/use-arrival-text'
import { AddressCard } from './AddressCard.tsx'
import { BankCard } from './BankCard.tsx'
import type { DepositChannel } from '@touchstone/app/deposits/deposits.queries'

/** Where to send it, and what to know about it. */
export function ChannelDetails({ channel }: { channel: DepositChannel }) {
  const { t } = useTranslation()
  const arrivalOf = useArrivalText()
  const { id, name, kind, network, currency, minimum, arrivalMinutes, confirmations, sandbox } = channel
  const isChain = kind === 'chain'
  return (
    <Screen
      title={name}
      back
      footer={
        <LinkButton wide to={pathTo('deposit', { channel: id, step: 'amount' })}>
          {t('deposits.sent')}
        </LinkButton>
      }
    >
      {sandbox && (
        <Notice tone="danger">
          <SandboxTag /> {t('deposits.sandboxText')}
        </Notice>
      )}
      {isChain && !sandbox && (
        <Notice tone="warn">{t('deposits.onlyThis', { currency, network: networkName(network) })}</Notice>
      )}
      {isChain ? <AddressCard channel={channel} /> : <BankCard details={channel.details} />}
      <Card padded>
        <Facts
          items={[
            ...(isChain ? [{ label: t('funds.network'), value: networkName(network) }] : []),
            {
              label: t('funds.minimum'),
              value: <Amount value={minimum} currency={currency} places={18} trim />,
            },
            ...(isChain ? [{ label: t('deposits.confirmations'), value: confirmations }] : []),
            { label: t('funds.arrival'), value: arrivalOf(arrivalMinutes) },
          ]}
        />
      </Card>
      {isChain && !sandbox && <p className="text-center text-xs text-fg-3">{t('deposits.automatic')}</p>}
    </Screen>
  )
}
