import { useTranslation } from 'react-i18next'
import { isResult } from '@touchstone/app/ledger/entry-kinds'
import { exactPlaces, listedPlaces } from '@touchstone/app/ledger/exact-places'
import type { Movement } from '@touchstone/app/ledger/ledger.queries'
import { besideOf, freeOf, kindOfMovement, movedOf, type Net, netOf, newestOf } from '@touchstone/app/ledger/movement'
import { serverClock } from '@touchstone/app/time/moments'
import { isOfWithdrawal } from '@touchstone/wire/entry-kinds'
import { Amount } from '../ui/Amount.tsx'
import { RecordRow } from '../ui/RecordRow.tsx'
import { MovementIcon } from './MovementIcon.tsx'
import { useMovementName } from './use-movement-name.ts'

/** One movement: what happened, what it changed in all, and what there was then. */
export function MovementRow({ movement, onPress }: { movement: Movement; onPress: () => void }) {
  const { t } = useTranslation()
  const nameOf = useMovementName()
  const kind = kindOfMovement(movement)
  const { time } = newestOf(movement)
  const { balanceAfter, currency, account } = freeOf(movement)
  const [net, other] = netOf(movement)
  const moved = movedOf(movement)
  return (
    <RecordRow
      onPress={onPress}
      icon={<MovementIcon kind={kind} />}
      title={nameOf(kind)}
      sub={
        <>
          {serverClock(time)}
          {net === undefined && moved?.from !== undefined && moved.to !== undefined
            ? ` · ${t(`wallets.account.${moved.from}`)} → ${t(`wallets.account.${moved.to}`)}`
            : ` · ${t(`wallets.account.${account}`)}`}
        </>
      }
      right={<MovementAmount movement={movement} />}
      rightSub={
        other === undefined ? (
          <>
            {net !== undefined && <BesideLines movement={movement} />}
            {t('words.balance')} <Amount value={balanceAfter} places={listedPlaces(balanceAfter, currency)} private />
          </>
        ) : (
          <NetAmount net={other} />
        )
      }
    />
  )
}

/** Where the rest went: of a position's margin the net effect has nothing, and the free balance all. */
function BesideLines({ movement }: { movement: Movement }) {
  const { t } = useTranslation()
  return besideOf(movement).map(({ account, currency, amount }) => (
    <span key={account} className="block">
      {t(`wallets.account.${account}`)} <Amount value={amount} places={listedPlaces(amount, currency)} sign private />
    </span>
  ))
}

/** The net effect; without one, what was moved from one account to another. */
export function MovementAmount({ movement, className }: { movement: Movement; className?: string }) {
  const [net] = netOf(movement)
  const moved = movedOf(movement)
  if (net !== undefined) return <NetAmount net={net} tone={isToned(movement)} className={className} />
  if (moved === undefined) return null
  const { amount, currency } = moved
  return (
    <Amount
      value={amount}
      currency={currency}
      places={exactPlaces(amount, currency)}
      private
      fit={className !== undefined}
      className={className}
    />
  )
}

/** Colour is for what made the person richer or poorer; a withdrawal and its fee did not. */
const isToned = (movement: Movement): boolean =>
  movement.entries.some(({ kind }) => isResult(kind) && !isOfWithdrawal(kind))

type NetAmountProps = { net: Net; tone?: boolean; className?: string | undefined }

export function NetAmount({ net: { amount, currency }, tone = false, className }: NetAmountProps) {
  return (
    <Amount
      value={amount}
      currency={currency}
      places={exactPlaces(amount, currency)}
      sign
      tone={tone}
      private
      fit={className !== undefined}
      className={className}
    />
  )
}
