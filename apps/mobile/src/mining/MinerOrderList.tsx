import { Pickaxe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMinerOrders } from '@touchstone/app/mining/mining.queries'
import { OpenAndEnded } from '../investments/OpenAndEnded.tsx'
import { pathTo } from '../routes/paths.ts'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Screen } from '../ui/Screen.tsx'
import { MinerOrderRow } from './MinerOrderRow.tsx'

/** Somebody's orders of machines. */
export function MinerOrderList() {
  const { t } = useTranslation()
  return (
    <Screen title={t('mining.ordersTitle')} back>
      <OpenAndEnded
        open={useMinerOrders('open')}
        ended={useMinerOrders('ended')}
        row={(order) => <MinerOrderRow order={order} />}
        none={
          <Empty
            icon={<Pickaxe />}
            title={t('mining.noOrders')}
            text={t('mining.noOrdersText')}
            action={<LinkButton to={pathTo('miners')}>{t('mining.seeMiners')}</LinkButton>}
          />
        }
      />
    </Screen>
  )
}
