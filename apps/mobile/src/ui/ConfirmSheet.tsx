import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { Button } from './Button.tsx'
import type { ButtonKind } from './button-look.ts'
import { type Fact, Facts } from './Facts.tsx'
import { Sheet } from './Sheet.tsx'

type ConfirmSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  text?: ReactNode
  /** All that the person agrees to. */
  facts?: readonly Fact[]
  /** They are of a time that is over: grey. */
  areFactsOld?: boolean
  confirmLabel: string
  /** In place of `Cancel`, where that is what is confirmed. */
  cancelLabel?: string
  kind?: ButtonKind
  busy?: boolean
  /** It may be left while the call is under way, which goes on all the same. */
  leavable?: boolean
  /** Why it did not happen: a sentence, or what the call threw. */
  error?: unknown
  /** Why it cannot be confirmed now, in place of `confirmLabel`. */
  reason?: string | undefined
  /** It cannot be confirmed now, and the content says why. */
  disabled?: boolean
  /** It can never be confirmed any more: there is nothing left but to close it. */
  closesOnly?: boolean
  onConfirm: () => void
  children?: ReactNode
}

/** The last look before something that cannot be undone. It stays while the call is under way, unless it is `leavable`. */
export function ConfirmSheet({
  open,
  onOpenChange,
  title,
  text,
  facts = [],
  areFactsOld,
  children,
  ...act
}: ConfirmSheetProps) {
  const { confirmLabel, cancelLabel, kind = 'primary', busy = false, leavable = false, error, reason, onConfirm } = act
  const closesOnly = act.closesOnly === true
  const disabled = act.disabled === true || reason !== undefined
  const { t } = useTranslation()
  const message =
    error === undefined || error === null ? undefined : typeof error === 'string' ? error : formFailure(error)
  const isHeld = busy && !leavable
  const change = (isOpen: boolean) => {
    if (!isHeld) onOpenChange(isOpen)
  }
  return (
    <Sheet
      open={open}
      onOpenChange={change}
      title={title}
      text={text}
      footer={
        <>
          <p role="alert" className="min-h-5 pb-2 text-sm break-words text-danger empty:pb-0 short:empty:min-h-0">
            {message}
          </p>
          <div className={closesOnly ? 'grid' : 'grid grid-cols-[1fr_1.4fr] gap-3'}>
            <Button kind="soft" disabled={isHeld} onClick={() => change(false)}>
              {cancelLabel ?? t('words.cancel')}
            </Button>
            {!closesOnly && (
              <Button kind={kind} busy={busy} reason={reason} disabled={disabled} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            )}
          </div>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {facts.length > 0 && <Facts items={facts} inset isOld={areFactsOld} />}
        {children}
      </div>
    </Sheet>
  )
}
