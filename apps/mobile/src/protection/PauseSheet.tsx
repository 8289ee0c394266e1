import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { momentText } from '@touchstone/app/time/moments'
import { refreshProtection } from '@touchstone/app/protection/protection.queries'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Chips } from '../ui/Chips.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { Notice } from '../ui/Notice.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { endOf, longerThan, pauseHours, type PauseKind } from '@touchstone/app/protection/pause-lengths'

type PauseSheetProps = {
  kind: PauseKind
  untilAtMs: number | null
  /** When it was opened. */
  nowMs: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Bars the person for as long as they choose. They confirm explicitly that it cannot be undone. */
export function PauseSheet({ kind, untilAtMs, nowMs, open, onOpenChange }: PauseSheetProps) {
  const { t } = useTranslation()
  const possible = longerThan(kind, untilAtMs, nowMs)
  const [chosen, setChosen] = useState<number>()
  const [isAgreed, setIsAgreed] = useState(false)
  const hours = chosen ?? possible[0]
  const onDone = (): void => {
    refreshProtection()
    onOpenChange(false)
    toast(t(`protection.${kind}Begun`))
  }
  const cooling = useAct({ call: api.coolOff, inPlace: true, onDone })
  const excluding = useAct({ call: api.excludeSelf, inPlace: true, onDone })
  const acting = kind === 'coolOff' ? cooling : excluding
  const lengthOf = (length: number): string =>
    length <= 24 ? t('protection.hours', { hours: length }) : t('protection.days', { days: length / 24 })
  const confirm = (): void => {
    if (hours === undefined) return
    if (kind === 'coolOff') cooling.mutate({ hours })
    else excluding.mutate({ days: hours / 24 })
  }
  const isReady = kind === 'coolOff' || isAgreed
  return (
    <ConfirmSheet
      open={open}
      onOpenChange={(isOpen) => {
        acting.reset()
        onOpenChange(isOpen)
      }}
      title={
        kind === 'exclusion' && hours !== undefined
          ? t('protection.exclusionTitle', { days: hours / 24 })
          : t(`protection.${kind}`)
      }
      text={t(`protection.${kind}Text`)}
      facts={hours === undefined ? [] : [{ label: t('protection.ends'), value: momentText(endOf(hours, nowMs)) }]}
      confirmLabel={t(`protection.${kind}Act`)}
      kind={kind === 'exclusion' ? 'danger' : 'primary'}
      busy={acting.isPending}
      error={acting.error}
      reason={isReady && hours !== undefined ? undefined : t(`protection.${kind}Act`)}
      onConfirm={confirm}
    >
      <Chips
        wrap
        label={t('words.duration')}
        items={(possible.length === 0 ? pauseHours[kind] : possible).map((length) => ({
          value: String(length),
          label: lengthOf(length),
        }))}
        value={String(hours ?? '')}
        onChange={(value) => {
          setChosen(Number(value))
        }}
      />
      {untilAtMs !== null && <Notice>{t('protection.longer')}</Notice>}
      <p className="text-xs text-fg-3">{t('protection.ordersCancelled')}</p>
      {kind === 'exclusion' && (
        <Checkbox
          label={t('protection.exclusionAgree')}
          checked={isAgreed}
          onChange={({ target }) => {
            setIsAgreed(target.checked)
          }}
        />
      )}
    </ConfirmSheet>
  )
}
