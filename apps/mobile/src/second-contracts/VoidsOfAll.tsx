import { Ban } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { Card } from '../ui/Card.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Row } from '../ui/Row.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { useVoids, type Voids } from '@touchstone/app/second-contracts/second-contracts.queries'

/** Our choice, and the call's own default. */
const days = 30

/** How often contracts of all users were void: published, so that nobody can hide behind it. */
export function VoidsOfAll({ book }: { book: Book }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const voids = useVoids(book, days)
  const count = voids.data?.reduce((sum, each) => sum + each.count, 0)
  return (
    <Card>
      <Row
        icon={<Ban className="size-5" />}
        title={t('secondContracts.voids')}
        sub={
          count === undefined
            ? '…'
            : count === 0
              ? t('secondContracts.voidsNone')
              : t('secondContracts.voidsCount', { count })
        }
        onPress={() => setIsOpen(true)}
      />
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('secondContracts.voids')}
        text={t('secondContracts.voidsText')}
      >
        <Loaded
          query={voids}
          skeleton={<SkeletonRows count={3} />}
          isEmpty={(each) => each.length === 0}
          empty={<p className="py-6 text-center text-sm text-fg-2">{t('secondContracts.voidsNone')}</p>}
        >
          {(each) => <VoidList voids={each} />}
        </Loaded>
      </Sheet>
    </Card>
  )
}

function VoidList({ voids }: { voids: Voids }) {
  return (
    <ul className="-mx-4">
      {voids.map(({ day, symbol, count }) => (
        <li key={`${day} ${symbol}`}>
          <Row
            icon={<SymbolIcon symbol={symbol} size="sm" />}
            title={symbol}
            sub={<span className="num">{day} UTC</span>}
            right={count}
          />
        </li>
      ))}
    </ul>
  )
}
