import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { moreIcons } from '../ui/more-icons.ts'
import { Row } from '../ui/Row.tsx'

const kinds = {
  products: [
    { to: 'bonds', icon: 'bonds', title: 'bonds.title', sub: 'bonds.intro' },
    { to: 'miners', icon: 'miners', title: 'mining.title', sub: 'mining.intro' },
    { to: 'ieo', icon: 'ieo', title: 'ieo.title', sub: 'ieo.intro' },
  ],
  orders: [
    { to: 'bondOrders', icon: 'bonds', title: 'bonds.ordersTitle', sub: undefined },
    { to: 'minerOrders', icon: 'miners', title: 'mining.ordersTitle', sub: undefined },
    { to: 'ieoOrders', icon: 'ieo', title: 'ieo.mine', sub: undefined },
  ],
} as const

/** The ways to the other kinds of products, or to one's own of them. */
export function OtherKinds({ of }: { of: keyof typeof kinds }) {
  const { t } = useTranslation()
  return (
    <Card className="divide-y divide-border">
      {kinds[of].map(({ to, icon, title, sub }) => {
        const Icon = moreIcons[icon]
        return (
          <Row
            key={to}
            to={pathTo(to)}
            icon={<Icon aria-hidden className="size-5" />}
            title={t(title)}
            sub={sub && t(sub)}
          />
        )
      })}
    </Card>
  )
}
