import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { exactPlaces } from '@touchstone/app/format/number-text'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { hasClosed, hasTokens, priceOfLots, shareNow, tokensOfLots } from '@touchstone/app/ieo/ieo-figures'
import type { IeoOrder, IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { counted } from '@touchstone/app/ieo/words'
import { deadlineText } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { usePrivateText } from '../ui/use-private-text.ts'

type IeoHeroProps = { sale: IeoSale; mine: IeoOrder | null }

/** What somebody would get now, or has got; of a sale that they did not apply for, what a token costs. */
export function IeoHero({ sale, mine }: IeoHeroProps) {
  const { t } = useTranslation()
  const hidden = usePrivateText()
  const { token, currency, estimatedPrice, format, cap } = sale
  if (mine === null)
    return (
      <Hero
        token={token}
        label={t('ieo.price', { token })}
        value={<Amount value={estimatedPrice} currency={currency} places={exactPlaces(estimatedPrice)} fit />}
        sub={t(`ieo.formatText.${format}`, { cap: quantityText(String(cap)) })}
      />
    )
  const { state, lots, lotsWon, tokens, paid, returned, setAside, toPay, payUntilAtMs } = mine
  if (state === 'applied' && hasClosed(sale))
    return (
      <Hero
        token={token}
        label={t('ieo.yourLots')}
        value={hidden(t('ieo.lots', counted(lots)))}
        sub={t('ieo.workingOut')}
      />
    )
  const share = state === 'applied' ? shareNow(sale, mine) : null
  if (share !== null)
    return (
      <Hero
        token={token}
        label={t('ieo.shareNow')}
        value={<Amount value={share.tokens} currency={token} places={6} trim fit private />}
        sub={t('ieo.shareNowText', {
          price: hidden(moneyText(share.price)),
          amount: hidden(moneyText(setAside)),
          currency,
        })}
        note={t('ieo.shareNote')}
      />
    )
  if (hasTokens(mine))
    return (
      <Hero
        token={token}
        label={t('ieo.youGot')}
        value={<Amount value={tokens} currency={token} places={6} trim fit private />}
        sub={
          <>
            {t('ieo.wonOf', { won: quantityText(String(lotsWon)), lots: quantityText(String(lots)) })} ·{' '}
            <Amount value={paid} currency={currency} toCent private />
          </>
        }
      />
    )
  if (state === 'refunded')
    return (
      <Hero
        token={token}
        label={t('ieo.paidBack')}
        value={<Amount value={paid} currency={currency} toCent fit private />}
        sub={t('ieo.refundedText', { token, amount: hidden(moneyText(paid)), currency })}
      />
    )
  if (state === 'won' && payUntilAtMs !== null)
    return (
      <Hero
        token={token}
        label={t('ieo.youWon')}
        value={t('ieo.wonOf', { won: quantityText(String(lotsWon)), lots: quantityText(String(lots)) })}
        sub={t('ieo.payBy', { amount: moneyText(toPay), currency, time: deadlineText(payUntilAtMs) })}
      />
    )
  const sub = (): string | undefined => {
    if (state === 'applied') {
      const amount = moneyText(priceOfLots(mine, lots), { places: 0 })
      return t('ieo.ifWon', { tokens: quantityText(tokensOfLots(mine, lots)), token, amount, currency })
    }
    if (state === 'reserve') return t('ieo.reserveText')
    if (state === 'not_won') return t('ieo.backText', { amount: hidden(moneyText(returned)), currency })
    return state === 'forfeited' ? t('ieo.forfeitedText') : undefined
  }
  return (
    <Hero
      token={token}
      label={t(state === 'applied' || state === 'reserve' ? 'ieo.yourLots' : `ieo.orderState.${state}`)}
      value={
        state === 'not_won' || state === 'forfeited'
          ? t('ieo.wonOf', { won: quantityText(String(lotsWon)), lots: quantityText(String(lots)) })
          : t('ieo.lots', counted(lots))
      }
      sub={sub()}
    />
  )
}

type HeroProps = { token: string; label: string; value: ReactNode; sub?: ReactNode; note?: string }

function Hero({ token, label, value, sub, note }: HeroProps) {
  return (
    <section className="flex items-start gap-4">
      <SymbolIcon symbol={token} size="lg" />
      <div className="min-w-0 flex-1">
        <p className="text-sm break-words text-fg-2">{label}</p>
        <p className="num text-3xl font-semibold break-words">{value}</p>
        {sub !== undefined && <p className="num text-sm break-words text-fg-2">{sub}</p>}
        {note !== undefined && <p className="mt-1 text-xs break-words text-fg-3">{note}</p>}
      </div>
    </section>
  )
}
