import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import type { IeoOutcome } from '@touchstone/app/ieo/ieo.queries'
import { counted } from '@touchstone/app/ieo/words'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

const atFirst = 5
/** Thousands of rows at once would hold up a finger. */
const atOnce = 200

type ApplicationsCardProps = {
  list: IeoOutcome['list']
  /** The id of one's own. */
  mine: string | undefined
}

/** All applications under the root, without names; one's own comes first and is marked. */
export function ApplicationsCard({ list, mine }: ApplicationsCardProps) {
  const { t } = useTranslation()
  const [count, setCount] = useState(atFirst)
  const isMine = ({ id }: { id: string }): boolean => id === mine
  const shown = [...list.filter(isMine), ...list.filter((each) => !isMine(each))].slice(0, count)
  return (
    <Card className="flex flex-col">
      <div className="px-4 pt-4 pb-2">
        <h2 className="text-base font-semibold">{t('ieo.list')}</h2>
        <p className="text-sm text-fg-2">{t('ieo.listText')}</p>
      </div>
      <ul className="divide-y divide-border">
        {shown.map((each) => (
          <li
            key={each.id}
            className={clsx(
              'num flex min-h-11 items-center justify-between gap-3 px-4 py-2 text-sm',
              isMine(each) && 'bg-accent-soft font-semibold',
            )}
          >
            <span>
              {each.id} {isMine(each) && <span className="text-accent">{t('ieo.yours')}</span>}
            </span>
            <span>{t('ieo.lots', counted(each.lots))}</span>
          </li>
        ))}
      </ul>
      {shown.length < list.length && (
        <div className="grid place-items-center border-t border-border py-1">
          <Button kind="ghost" size="md" onClick={() => setCount(count + atOnce)}>
            {t('ieo.showMore', { number: quantityText(String(list.length)) })}
          </Button>
        </div>
      )}
    </Card>
  )
}
