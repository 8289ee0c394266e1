import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useBeat } from '@touchstone/app/time/use-beat'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Amount } from '../ui/Amount.tsx'
import { CountdownRing } from '../ui/CountdownRing.tsx'
import { Price } from '../ui/Price.tsx'
import type { SecondContract } from '@touchstone/app/second-contracts/second-contracts.queries'
import { SideMark } from './SideMark.tsx'
import { decidingTick, useSettlementPrice } from '@touchstone/app/second-contracts/settlement-price'
import { standingOf, type Standing } from '@touchstone/app/second-contracts/standing'
import { useTrustedPrice } from '@touchstone/app/second-contracts/use-trusted-price'

/** How often the ring moves on. */
const beatMs = 250

/** A running contract: the time left and its result at the current mark; grey while that mark is stale. */
export function RunningCard({ contract, serverNow }: { contract: SecondContract; serverNow: () => number }) {
  const { t } = useTranslation()
  useBeat(beatMs)
  const { symbol, direction, stake, payoutIfWon, openPrice, expiresAtMs, durationSeconds } = contract
  const priceTick = useSymbol(symbol)?.priceTick
  const settling = useSettlementPrice(symbol) ?? contract.mark ?? undefined
  const tick = decidingTick([openPrice, settling], priceTick)
  const now = serverNow()
  const standing = standingOf(contract, settling, now)
  const { lead } = standing
  const price = useTrustedPrice(symbol)
  const old = (price === 'stale' || price === 'offline') && 'opacity-60 grayscale'
  return (
    <article aria-label={`${symbol} ${t(`words.${direction}`)}`} className="flex items-center gap-3 px-4 py-3">
      <CountdownRing
        endsAtMs={expiresAtMs}
        totalMs={durationSeconds * 1000}
        nowMs={now}
        stepMs={beatMs}
        className="w-14 shrink-0 text-sm"
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-base font-semibold">
          {symbol}
          <SideMark direction={direction} />
        </p>
        <p className="num mt-0.5 flex min-h-4 flex-wrap gap-x-1 text-xs text-fg-3">
          {openPrice !== null && <Price value={openPrice} tick={tick} className="text-fg-2" />}
          {standing.phase === 'running' && (
            <span className={clsx(leadTone(lead), old)}>
              → <Price value={settling} tick={tick} />
            </span>
          )}
        </p>
      </div>
      <div className={clsx('max-w-[42%] text-right', old)}>
        <StandingText standing={standing} />
        <p className="text-base font-semibold">
          <Amount
            value={lead === 'winning' ? payoutIfWon : lead === 'losing' ? `-${stake}` : stake}
            sign={lead === 'winning'}
            tone={lead === 'winning' || lead === 'losing'}
          />
        </p>
      </div>
    </article>
  )
}

const leadTone = (lead: Standing['lead']): string =>
  clsx(lead === 'winning' && 'text-up', lead === 'losing' && 'text-down', lead === 'level' && 'text-fg-2')

function StandingText({ standing: { phase, lead } }: { standing: Standing }) {
  const { t } = useTranslation()
  const text =
    phase === 'opening'
      ? t('secondContracts.waitingOpen')
      : phase === 'closing'
        ? t('secondContracts.waitingClose')
        : lead === undefined
          ? t('secondContracts.running')
          : t(`secondContracts.${lead}`)
  return (
    <p className={clsx('text-xs font-medium', lead === undefined ? 'text-fg-2' : leadTone(lead))}>
      {lead === 'winning' && '▲ '}
      {lead === 'losing' && '▼ '}
      {text}
    </p>
  )
}
