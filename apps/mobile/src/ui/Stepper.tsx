import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import { useHold } from './use-hold.ts'

type StepperProps = {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number | undefined
  format?: ((value: number) => string) | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A whole number with a button for less and one for more; held, they go on. */
export function Stepper(props: StepperProps) {
  const { label, value, min, max, step = 1, format = String, disabled = false } = props
  const { t } = useTranslation()
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const move = (by: number): void => {
    const next = Math.max(min, Math.min(max, latest.current + by))
    if (next === latest.current) return
    latest.current = next
    haptic(5)
    props.onChange(next)
  }
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowUp: step, ArrowRight: step, ArrowDown: -step, ArrowLeft: -step }[event.key]
    if (by === undefined || disabled) return
    event.preventDefault()
    move(by)
  }
  return (
    <div
      role="group"
      aria-label={label}
      className={clsx('inline-flex items-center rounded-md bg-surface-2', props.className)}
    >
      <StepButton label={t('ui.decrease')} disabled={disabled || value <= min} onStep={() => move(-step)}>
        <Minus aria-hidden="true" className="size-4" />
      </StepButton>
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        // More may have been typed into the field beside it.
        aria-valuemax={value > max ? undefined : max}
        aria-valuetext={format(value)}
        aria-disabled={disabled}
        onKeyDown={press}
        className="num min-w-10 flex-1 text-center text-base font-semibold"
      >
        {format(value)}
      </span>
      <StepButton label={t('ui.increase')} disabled={disabled || value >= max} onStep={() => move(step)}>
        <Plus aria-hidden="true" className="size-4" />
      </StepButton>
    </div>
  )
}

type StepButtonProps = { label: string; disabled: boolean; onStep: () => void; children: ReactNode }

function StepButton({ label, disabled, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      {...useHold(onStep)}
      className="grid size-11 flex-none place-items-center rounded-md text-fg-2 active:bg-border disabled:opacity-40"
    >
      {children}
    </button>
  )
}
