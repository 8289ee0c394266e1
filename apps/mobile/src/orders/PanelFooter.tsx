import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import type { ButtonKind } from '../ui/button-look.ts'
import { actFailure, isUnanswered } from '@touchstone/app/feedback/act-failure'
import { useOffline } from '@touchstone/app/live/use-offline'

type PanelFooterProps = {
  label: string
  kind?: ButtonKind
  /** Why it cannot be pressed now, shown over it. */
  refusal?: string | undefined
  /** Why it cannot be pressed now, in place of its words. */
  reason?: string | undefined
  disabled?: boolean
  act: { isPending: boolean; error: Error | null }
  onPress: () => void
}

/**
 * The act of a sheet, always in reach, and what speaks against it. Of what got no answer it asks again, whatever the form says
 * by now: it may have been done. Where the browser knows that it is offline nothing is sent.
 */
export function PanelFooter({
  label,
  kind = 'primary',
  refusal,
  reason,
  disabled = false,
  act,
  onPress,
}: PanelFooterProps) {
  const { t } = useTranslation()
  const failure = actFailure(act.error)
  const isOffline = useOffline()
  const isUnknown = isUnanswered(act.error)
  const isBarred = !isUnknown && (disabled || refusal !== undefined || reason !== undefined)
  return (
    // It covers the end of the sheet too, and steps aside while keys are in sight: on a low field it would lie over what is typed.
    <div className="sticky -bottom-(--sheet-end) -mx-4 -mb-(--sheet-end) bg-surface px-4 pt-1 pb-(--sheet-end) group-has-data-keys/sheet:static">
      <p role="alert" className="min-h-5 pb-2 text-sm break-words text-danger">
        {failure ?? refusal}
      </p>
      <Button
        wide
        kind={kind}
        busy={act.isPending}
        reason={isOffline ? t('positions.blocked_offline') : reason}
        disabled={isOffline || isBarred}
        onClick={onPress}
      >
        {isUnknown ? t('positions.askAgain') : label}
      </Button>
    </div>
  )
}
