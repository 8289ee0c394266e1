import { Calculator } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { noNumber, numberParts } from '@touchstone/app/format/number-text'
import { quantityText } from '@touchstone/app/format/print-money'
import { drawChance, exactLots, shareNow } from '@touchstone/app/ieo/ieo-figures'
import type { IeoOrder, IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { usePrivateText } from '../ui/use-private-text.ts'
import { usePartText } from './use-part-text.ts'

type ShareCardProps = { sale: IeoSale; mine: IeoOrder | null }

/** How one's own share is worked out, or of a draw how likely it is to win. */
export function ShareCard({ sale, mine }: ShareCardProps) {
  const applied = mine?.state === 'applied' ? mine : null
  if (sale.format === 'draw') return <Chance sale={sale} mine={applied} />
  return applied === null ? <Rule sale={sale} /> : <WorkedOut sale={sale} mine={applied} />
}

function WorkedOut({ sale, mine }: { sale: IeoSale; mine: IeoOrder }) {
  const { t } = useTranslation()
  const hidden = usePrivateText()
  const partText = usePartText()
  const share = shareNow(sale, mine)
  if (share === null) return null
  const { token, currency, cap } = sale
  const exact = numberParts(exactLots(sale, mine.lots), 2)
  return (
    <Card padded className="flex flex-col gap-3">
      <h2 className="flex items-center justify-between gap-3 text-base font-semibold">
        {t('ieo.workedOut')}
        <Calculator aria-hidden className="size-5 shrink-0 text-accent" />
      </h2>
      <Facts
        items={[
          { label: t('ieo.lotsApplied'), value: hidden(quantityText(String(mine.lots))) },
          { label: t('ieo.partForAll'), value: partText(sale.part, sale) },
          {
            label: t('ieo.exactly'),
            value: hidden(exact === undefined ? noNumber : `${exact.whole}${exact.fraction}`),
          },
          {
            label: t('ieo.roundedDown', { cap: quantityText(String(cap)) }),
            value: hidden(quantityText(String(share.lots))),
          },
          { label: t('ieo.youPay'), value: <Amount value={share.price} currency={currency} toCent private /> },
          ...(share.returned === '0'
            ? []
            : [
                {
                  label: t('ieo.comesBack'),
                  value: <Amount value={share.returned} currency={currency} toCent private />,
                },
              ]),
          {
            label: t('ieo.youGet'),
            value: <Amount value={share.tokens} currency={token} places={6} trim private />,
            isTotal: true,
          },
        ]}
      />
      <p className="text-xs text-fg-3">{t('ieo.lotsLeft')}</p>
    </Card>
  )
}

/** For those who have not applied: everybody's part now, and what it means. */
function Rule({ sale }: { sale: IeoSale }) {
  const { t } = useTranslation()
  const partText = usePartText()
  return (
    <Card padded className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('ieo.workedOut')}</h2>
      <p className="text-sm text-fg-2">{t('ieo.formatText.commitment', { cap: quantityText(String(sale.cap)) })}</p>
      <Facts items={[{ label: t('ieo.partNow'), value: partText(sale.part, sale) }]} />
      <p className="text-xs text-fg-3">{t('ieo.lotsLeft')}</p>
    </Card>
  )
}

function Chance({ sale, mine }: { sale: IeoSale; mine: IeoOrder | null }) {
  const { t } = useTranslation()
  const hidden = usePrivateText()
  const chance = drawChance(sale)
  const [applied, win] = [quantityText(String(chance.applied)), quantityText(String(chance.win))]
  return (
    <Card padded className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t('ieo.chance')}</h2>
      <p className="num text-base">
        {mine === null
          ? chance.applied === 0
            ? t('ieo.chanceEmpty', { lots: quantityText(String(sale.lots)) })
            : t('ieo.chanceNone', { applied, win })
          : t('ieo.chanceText', { own: hidden(quantityText(String(mine.lots))), applied, win })}
      </p>
      {chance.win === chance.applied && chance.applied > 0 && <p className="text-sm">{t('ieo.chanceAll')}</p>}
      {mine !== null && (
        <Facts
          items={[
            { label: t('ieo.aside'), value: <Amount value={mine.setAside} currency={sale.currency} toCent private /> },
          ]}
        />
      )}
      <p className="text-sm text-fg-2">{t('ieo.formatText.draw', { cap: quantityText(String(sale.cap)) })}</p>
      <p className="text-xs text-fg-3">{t('ieo.beaconNote')}</p>
    </Card>
  )
}
