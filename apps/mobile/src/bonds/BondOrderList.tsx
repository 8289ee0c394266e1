import { Handshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBondOrders } from '@touchstone/app/bonds/bonds.queries'
import { OpenAndEnded } from '../investments/OpenAndEnded.tsx'
import { pathTo } from '../routes/paths.ts'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Screen } from '../ui/Screen.tsx'
import { BondOrderRow } from './BondOrderRow.tsx'

/** Somebody's orders of bonds. */
export function BondOrderList() {
  const { t } = useTranslation()
  return (
    <Screen title={t('bonds.ordersTitle')} back>
      <OpenAndEnded
        open={useBondOrders('open')}
        ended={useBondOrders('ended')}
        row={(order) => <BondOrderRow order={order} />}
        none={
          <Empty
            icon={<Handshake />}
            title={t('bonds.noBonds')}
            text={t('bonds.noOrdersText')}
            action={<LinkButton to={pathTo('bonds')}>{t('bonds.seeBonds')}</LinkButton>}
          />
        }
      />
    </Screen>
  )
}
