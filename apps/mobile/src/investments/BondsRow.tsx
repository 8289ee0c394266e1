import { Handshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Row } from '../ui/Row.tsx'

/** The way to the other kind of products, or to one's own of them. */
export function BondsRow({ to }: { to: 'bonds' | 'bondOrders' }) {
  const { t } = useTranslation()
  return (
    <Card>
      <Row
        to={pathTo(to)}
        icon={<Handshake aria-hidden className="size-5" />}
        title={t(to === 'bonds' ? 'bonds.title' : 'bonds.ordersTitle')}
        sub={to === 'bonds' ? t('bonds.intro') : undefined}
      />
    </Card>
  )
}
