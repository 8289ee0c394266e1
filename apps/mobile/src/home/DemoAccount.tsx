import { GraduationCap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { useAssets } from '@touchstone/app/wallets/wallets.queries'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Row } from '../ui/Row.tsx'

/** For a person without real money: the demo account that they can trade with. */
export function DemoAccount({ currency }: { currency: string }) {
  const { t } = useTranslation()
  const { data } = useAssets('demo', currency)
  return (
    <Card className="mt-2">
      <Row
        to={pathTo('demo')}
        icon={
          <span className="grid size-9 place-items-center rounded-full bg-info-soft text-info">
            <GraduationCap aria-hidden className="size-5" />
          </span>
        }
        title={t('home.demoAccount')}
        sub={t('home.demoReady')}
        right={data !== undefined && <Amount value={data.equity.shown ?? data.equity.value} private />}
        rightSub={currency}
      />
    </Card>
  )
}
