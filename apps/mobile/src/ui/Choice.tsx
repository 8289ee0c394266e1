import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceList, type ChoiceOption } from './ChoiceList.tsx'
import { ChoicePage } from './ChoicePage.tsx'
import { Sheet } from './Sheet.tsx'

type ChoiceProps<Value extends string> = {
  label: string
  value: Value | undefined
  options: readonly ChoiceOption<Value>[]
  onChange: (value: Value) => void
  /** With many options: a separate page with a search field. */
  search?: boolean
  /** `field` looks like a text field, `row` like a row. */
  look?: 'row' | 'field'
  error?: string | undefined
  disabled?: boolean
  /** In place of the chosen option's label. */
  shown?: ReactNode
}

/** Shows what is chosen, and opens what can be. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange, search = false, look = 'row', error, disabled = false, shown } = props
  const { t } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const choose = (next: Value) => {
    setOpen(false)
    onChange(next)
  }
  const list = { label, options, value, onChoose: choose }
  return (
    <div className={clsx('min-w-0', look === 'field' && 'flex flex-col gap-1.5')}>
      {look === 'field' && (
        <span id={`${id}-label`} className="text-sm font-medium text-fg-2">
          {label}
        </span>
      )}
      <button
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-labelledby={look === 'field' ? `${id}-label ${id}-value` : undefined}
        onClick={() => setOpen(true)}
        className={clsx(
          'flex w-full items-center gap-3 text-left text-base transition-colors duration-150 outline-offset-[-2px] active:bg-surface-2',
          look === 'row' ? 'min-h-13 px-4 py-2.5' : 'min-h-12 rounded-md border bg-surface px-3.5 py-2',
          look === 'field' && (error === undefined ? 'border-border-strong' : 'border-danger'),
        )}
      >
        {look === 'row' && <span className="min-w-0 flex-1 font-medium">{label} </span>}
        <span
          id={`${id}-value`}
          className={clsx(
            'min-w-0 truncate',
            look === 'field' && 'flex-1',
            chosen === undefined || look === 'row' ? 'text-fg-3' : 'text-fg',
          )}
        >
          {shown ?? chosen?.label ?? t('ui.chooseOne')}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-fg-3" />
      </button>
      {look === 'field' && (
        <p aria-live="polite" className="min-h-4 text-xs text-danger">
          {error}
        </p>
      )}
      {search ? (
        <ChoicePage {...list} open={open} onOpenChange={setOpen} />
      ) : (
        <Sheet open={open} onOpenChange={setOpen} title={label}>
          <ChoiceList {...list} />
        </Sheet>
      )}
    </div>
  )
}
