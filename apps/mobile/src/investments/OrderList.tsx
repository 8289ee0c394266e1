import { Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useProductOrders } from '@touchstone/app/investments/investments.queries'
import { pathTo } from '../routes/paths.ts'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { DeepScreen } from './DeepScreen.tsx'
import { OpenAndEnded } from './OpenAndEnded.tsx'
import { OtherKinds } from './OtherKinds.tsx'
import { OrderRow } from './OrderRow.tsx'
import { StatHero } from './StatHero.tsx'

/** Somebody's orders of strategies. */
export function OrderList() {
  const { t } = useTranslation()
  return (
    <DeepScreen title={t('investments.ordersTitle')} back>
      <OpenAndEnded
        open={useProductOrders('open')}
        ended={useProductOrders('ended')}
        row={(order) => <OrderRow order={order} />}
        head={<StatHero />}
        none={
          <Empty
            icon={<Layers />}
            title={t('investments.noOrders')}
            text={t('investments.noOrdersText')}
            action={<LinkButton to={pathTo('strategies')}>{t('investments.seeProducts')}</LinkButton>}
          />
        }
        foot={<OtherKinds of="orders" />}
      />
    </DeepScreen>
  )
}
