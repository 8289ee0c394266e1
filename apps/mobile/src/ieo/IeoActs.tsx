import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { stateWord } from '@touchstone/app/ieo/ieo-figures'
import type { IeoOrder, IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { IeoOrderActs } from './IeoOrderActs.tsx'

type IeoActsProps = {
  sale: IeoSale
  mine: IeoOrder | null
  /** An application was taken back here: the second tap of a double tap does not apply again. */
  isTakenBack: boolean
  onAsk: (id: string) => void
}

/** What can be done about a sale: apply; change an application, take it back or pay; or why nothing can be. */
export function IeoActs({ sale, mine, isTakenBack, onAsk }: IeoActsProps) {
  const { t } = useTranslation()
  const bar = openingBar(useProtection().data, 'ieo')
  if (mine !== null) return <IeoOrderActs order={mine} seesOrder onAsk={() => onAsk(mine.id)} />
  const barred = bar === undefined ? undefined : t(`protection.blocked_${bar}`)
  const reason = sale.state === 'issuing' ? barred : t(`ieo.state.${stateWord(sale)}`)
  if (reason !== undefined) return <Button wide reason={reason} />
  return (
    // A tap on the deaf link lands here, and the focus stays.
    <div tabIndex={-1} className="outline-none">
      <LinkButton
        wide
        className={clsx(isTakenBack && 'deaf-at-first [--deaf-for:2s]')}
        to={pathTo('ieoApply', { id: sale.id })}
      >
        {t('ieo.apply')}
      </LinkButton>
    </div>
  )
}
