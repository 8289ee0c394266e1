import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Row } from '../ui/Row.tsx'

/** What sets the house apart, and the way to how it is done. */
export function Why() {
  const { t } = useTranslation()
  return (
    <Card>
      <Row
        to={pathTo('articleList', { kind: 'help' })}
        icon={
          <span className="grid size-9 place-items-center rounded-full bg-accent-soft text-accent">
            <ShieldCheck aria-hidden className="size-5" />
          </span>
        }
        title={t('home.why')}
        sub={t('home.whyText')}
      />
    </Card>
  )
}
