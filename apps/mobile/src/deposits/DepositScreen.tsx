import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSession } from '@touchstone/app/api/session'
import { FundsRecordsLink } from '../funds/FundsRecordsLink.tsx'
import { PlayMoneyCard } from '../play-money/PlayMoneyCard.tsx'
import { pathTo } from '../routes/paths.ts'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { ChannelDetails } from './ChannelDetails.tsx'
import { ChannelList } from './ChannelList.tsx'
import { DepositForm } from './DepositForm.tsx'
import { useDepositChannels } from '@touchstone/app/deposits/deposits.queries'
import { NoChannels } from './NoChannels.tsx'

/** Deposits: choose a way, see where to send the money, then enter the amount. Each step has its own address. */
export function DepositScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const isGuest = useSession(({ userInfo }) => userInfo?.guest === true)
  const channels = useDepositChannels()
  if (isGuest) return <ContactFirst />
  const channel = channels.data?.find(({ id }) => id === query.get('channel'))
  if (channel !== undefined && query.get('step') === 'amount') return <DepositForm key={channel.id} channel={channel} />
  if (channel !== undefined) return <ChannelDetails key={channel.id} channel={channel} />
  return (
    <Screen title={t('deposits.title')} back right={<FundsRecordsLink kind="deposit" />}>
      <PlayMoneyCard />
      <Loaded
        query={channels}
        skeleton={<SkeletonRows count={4} />}
        isEmpty={(data) => data.length === 0}
        empty={<NoChannels />}
      >
        {(data) => <ChannelList channels={data} />}
      </Loaded>
    </Screen>
  )
}

/** Real money is only for whoever we can reach: a guest binds an e-mail address or a phone first. */
function ContactFirst() {
  const { t } = useTranslation()
  return (
    <Screen title={t('deposits.title')} back>
      <PlayMoneyCard />
      <Empty
        title={t('withdrawals.contactFirst')}
        text={t('deposits.contactText')}
        action={
          <LinkButton size="md" to={pathTo('bindContact')}>
            {t('withdrawals.stepContact')}
          </LinkButton>
        }
      />
    </Screen>
  )
}
