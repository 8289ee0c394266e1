import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { exactPlaces } from '@touchstone/app/format/number-text'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { drawChance, figureOf, nextMoment } from '@touchstone/app/ieo/ieo-figures'
import { type IeoOrder, type IeoSale, useOrderOfSale } from '@touchstone/app/ieo/ieo.queries'
import { leftText } from '@touchstone/app/ieo/words'
import { useNow } from '@touchstone/app/time/use-now'
import { pathTo } from '../routes/paths.ts'
import { Figure } from '../ui/Figure.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { CommittedBar } from './CommittedBar.tsx'
import { IeoChip } from './IeoChip.tsx'
import { IeoOrderChip } from './IeoOrderChip.tsx'
import { IeoOrderAmount } from './IeoOrderAmount.tsx'
import { usePartText } from './use-part-text.ts'

type IeoCardProps = { sale: IeoSale; isResult: boolean }

/** A sale: what can be lost, if it was not called off, the price, and how much was applied for; as a result, what came of it. */
export function IeoCard({ sale, isResult }: IeoCardProps) {
  const { t } = useTranslation()
  const mine = useOrderOfSale(sale.id).data
  const { id, name, token, format } = sale
  // Whoever paid gets it all back: nothing can be lost of it any more.
  const isOff = sale.state === 'called_off'
  return (
    <Link
      to={pathTo('ieoSale', { id })}
      className="flex flex-col gap-3 rounded-lg bg-surface p-4 shadow-raised transition-colors duration-150 active:bg-surface-2"
    >
      <span className="flex items-start gap-3">
        <SymbolIcon symbol={token} />
        <span className="min-w-0 flex-1">
          <span className="block text-base font-semibold break-words">
            {name} <span className="font-normal text-fg-2">{token}</span>
          </span>
          <span className="block text-sm text-fg-2">{t(`ieo.format.${format}`)}</span>
        </span>
        <IeoChip sale={sale} />
      </span>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        {isOff ? <Price sale={sale} /> : <Figure label={t('ieo.canLose')}>{t('ieo.canLoseAll')}</Figure>}
        {isResult || isOff ? <Result sale={sale} /> : <Price sale={sale} end />}
      </dl>
      {sale.state !== 'announced' && <CommittedBar sale={sale} />}
      {mine !== undefined && mine !== null && (
        <span className="flex flex-wrap items-center justify-between gap-2 border-t border-border pt-3 text-sm">
          <IeoOrderChip state={mine.state} />
          <span>
            <span className="text-fg-2">{t(`ieo.${figureOf(mine).what}`)}</span>{' '}
            <IeoOrderAmount order={mine} withCurrency className="font-medium" />
          </span>
        </span>
      )}
      {!isResult && <Next sale={sale} mine={mine ?? null} />}
    </Link>
  )
}

function Price({ sale, end = false }: { sale: IeoSale; end?: boolean }) {
  const { t } = useTranslation()
  const { token, currency, estimatedPrice } = sale
  return (
    <Figure label={t('ieo.price', { token })} end={end}>
      {moneyText(estimatedPrice, { places: exactPlaces(estimatedPrice) })} {currency}
    </Figure>
  )
}

/** How long until it closes, is drawn or has to be paid. */
function Next({ sale, mine }: { sale: IeoSale; mine: IeoOrder | null }) {
  const { t } = useTranslation()
  const next = nextMoment(sale, mine)
  const nowMs = useNow(1_000, next !== null)
  if (next === null) return null
  const left = next.atMs - nowMs
  return (
    <span className="num text-xs text-fg-3">
      {t(`ieo.next.${next.what}`)} {left > 0 ? leftText(left) : t('ieo.anyMoment')}
    </span>
  )
}

/** What came of it: everybody's part, or how many lots have won. */
function Result({ sale }: { sale: IeoSale }) {
  const { t } = useTranslation()
  const partText = usePartText()
  if (sale.part !== null)
    return (
      <Figure label={t('ieo.partForAll')} end>
        {partText(sale.part, sale)}
      </Figure>
    )
  const { applied, win } = drawChance(sale)
  return (
    <Figure label={t('ieo.lotsWin')} end>
      {t('ieo.winOf', { win: quantityText(String(win)), applied: quantityText(String(applied)) })}
    </Figure>
  )
}
