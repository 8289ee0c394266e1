import { Handshake, ShieldAlert, TrendingDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isCovered } from '@touchstone/app/investments/cover'
import { type ProductDetail, useProduct } from '@touchstone/app/investments/investments.queries'
import { featureOf, isFixed } from '@touchstone/app/investments/words'
import { isFreezeOn } from '@touchstone/app/investments/order-figures'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { untilText } from '@touchstone/app/time/moments'
import { useNow } from '@touchstone/app/time/use-now'
import { minuteMs } from '@touchstone/domain/time'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { DayHero } from './DayHero.tsx'
import { DayTable } from './DayTable.tsx'
import { DeepScreen } from './DeepScreen.tsx'
import { FixedHero } from './FixedHero.tsx'
import { FreezeNotice } from './FreezeNotice.tsx'
import { Loading } from './Loading.tsx'
import { PayerCard } from './PayerCard.tsx'
import { RuleCard } from './RuleCard.tsx'
import { TermsCard } from './TermsCard.tsx'
import { useProductName } from './use-product-name.ts'
import { useStateWord } from './use-state-word.ts'

/** One product: who is on the other side, what its days were, what can be lost, its rule, its payer, its terms. */
export function StrategyScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const product = useProduct(id)
  const nameOf = useProductName()
  const { data } = product
  return (
    <DeepScreen
      title={data === undefined ? t('investments.detailTitle') : nameOf(data)}
      back
      footer={data === undefined ? undefined : <Invest product={data} />}
    >
      <Loading query={product} id={id} what="product" skeleton={<DetailSkeleton />}>
        {(shown) => <Parts product={shown} />}
      </Loading>
    </DeepScreen>
  )
}

function Parts({ product }: { product: ProductDetail }) {
  const { t } = useTranslation()
  const { state, frozen, opensAtMs } = product
  const fixed = isFixed(product)
  const nowMs = useNow(minuteMs, true)
  const fixedPayer = isCovered(product) === false ? 'fixedRates.payerShort' : 'fixedRates.payerText'
  // It is sold from the moment on in which it was ended, but the day that has begun stays frozen.
  const resumes = state === 'on_sale' ? [t('freezes.resuming')] : []
  const freezeTexts = frozen?.until === null ? [t('freezes.product')] : resumes
  return (
    <>
      <p className="flex items-start gap-2.5 text-base">
        <Handshake aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
        {t(fixed ? 'fixedRates.note' : 'investments.note')}
      </p>
      <ProtectionNotice feature={featureOf(product)} />
      {frozen !== null && (
        <FreezeNotice frozen={frozen} isOn={isFreezeOn(product, frozen, nowMs)} texts={freezeTexts} />
      )}
      {state !== 'on_sale' && state !== 'frozen' && (
        <Notice tone={state === 'not_covered' ? 'danger' : 'warn'}>
          {opensAtMs === null
            ? t(`investments.stateText.${state}`)
            : t('investments.opensText', { time: untilText(opensAtMs) })}
        </Notice>
      )}
      {fixed ? (
        // No chart of the past says what can be lost: that stands before what it pays.
        <>
          <Risk icon={<ShieldAlert aria-hidden className="size-4.5" />} title={t('fixedRates.riskTitle')}>
            {t('fixedRates.riskText')}
          </Risk>
          <FixedHero product={product} />
        </>
      ) : (
        <>
          <DayHero product={product} />
          <Risk icon={<TrendingDown aria-hidden className="size-4.5" />} title={t('investments.loseTitle')}>
            {t('investments.loseText')}
          </Risk>
        </>
      )}
      <RuleCard product={product} />
      <PayerCard
        ofGains
        currency={product.currency}
        text={t(fixed ? fixedPayer : 'investments.payerText')}
        product={product}
      />
      {!fixed && <DayTable product={product} />}
      <TermsCard product={product} />
    </>
  )
}

function Risk({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  return (
    <Notice tone="warn" icon={icon}>
      <span className="block text-base font-semibold">{title}</span>
      {children}
    </Notice>
  )
}

function Invest({ product }: { product: ProductDetail }) {
  const { t } = useTranslation()
  const { id, state } = product
  const stateWord = useStateWord()
  const bar = openingBar(useProtection().data, featureOf(product))
  if (state !== 'on_sale') return <Button wide reason={stateWord(product)} />
  if (bar !== undefined) return <Button wide reason={t(`protection.blocked_${bar}`)} />
  return (
    <LinkButton wide to={pathTo('strategyBuy', { id })}>
      {t('investments.act')}
    </LinkButton>
  )
}

function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  )
}
