import { useTranslation } from 'react-i18next'
import { networkName } from '@touchstone/domain/addresses/network-names'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Row } from '../ui/Row.tsx'
import { SandboxTag } from '../ui/SandboxTag.tsx'
import { Section } from '../ui/Section.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { useArrivalText } from '@touchstone/app/funds/use-arrival-text'
import type { DepositChannel } from '@touchstone/app/deposits/deposits.queries'

/** The ways to bring money in, each with its network, how long it takes and the least that it takes. */
export function ChannelList({ channels }: { channels: readonly DepositChannel[] }) {
  const { t } = useTranslation()
  const arrivalOf = useArrivalText()
  return (
    <Section title={t('deposits.choose')}>
      <Card className="divide-y divide-border">
        {channels.map(({ id, name, network, currency, minimum, arrivalMinutes, sandbox }) => (
          <Row
            key={id}
            to={pathTo('deposit', { channel: id })}
            icon={<SymbolIcon symbol={currency} />}
            title={
              <>
                {name} {sandbox && <SandboxTag />}
              </>
            }
            sub={
              <>
                {network !== '' && `${networkName(network)} · `}
                {arrivalOf(arrivalMinutes)} · {t('funds.minimum')}{' '}
                <Amount value={minimum} currency={currency} places={18} trim />
              </>
            }
          />
        ))}
      </Card>
    </Section>
  )
}
