import { Slider as Base } from '@base-ui/react/slider'
import { clsx } from 'clsx'
import { haptic } from '@touchstone/app/feedback/haptic'
import { useSliderTouch } from './use-slider-touch.ts'

type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  step?: number | undefined
  /** Values with a dot on the track and a button under it. */
  marks?: readonly number[] | undefined
  onChange: (value: number) => void
  /** When the thumb is let go. */
  onCommit?: ((value: number) => void) | undefined
  format?: ((value: number) => string) | undefined
  disabled?: boolean | undefined
  /** Label and value are shown over it, unless the screen shows them elsewhere. */
  bare?: boolean | undefined
  className?: string | undefined
}

/** A number on a scale: leverage, percent. Dragged, tapped, or moved with the arrow keys; a page scrolls under it. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step = 1, marks = [], format = String, disabled = false } = props
  const shareOf = (mark: number): number => ((mark - min) / Math.max(1e-9, max - min)) * 100
  const change = (next: number): void => {
    if (marks.includes(next) && next !== value) haptic(5)
    props.onChange(next)
  }
  const touch = useSliderTouch({ value, onChange: change, onCommit: props.onCommit })
  return (
    <Base.Root
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={touch.change}
      onValueCommitted={touch.commit}
      className={clsx('w-full', props.className)}
    >
      {props.bare !== true && <Heading label={label} value={format(value)} disabled={disabled} />}
      <Base.Control
        {...touch.control}
        className={clsx('flex h-11 w-full touch-pan-y items-center px-3 select-none', disabled && 'opacity-40')}
      >
        <Base.Track className="relative h-1 w-full rounded-full bg-border">
          <Base.Indicator className="rounded-full bg-accent-fill" />
          {marks.map((mark) => (
            <span
              key={mark}
              aria-hidden="true"
              style={{ left: `${shareOf(mark)}%` }}
              className={clsx(
                'absolute top-1/2 size-2 -translate-1/2 rounded-full border-2 border-surface',
                mark <= value ? 'bg-accent-fill' : 'bg-border-strong',
              )}
            />
          ))}
          <Base.Thumb
            getAriaLabel={() => label}
            getAriaValueText={(_, number) => format(number)}
            className="size-6 rounded-full border-2 border-accent-fill bg-surface shadow-raised transition-[scale] duration-100 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent data-dragging:scale-110 dark:bg-fg"
          />
        </Base.Track>
      </Base.Control>
      {marks.length > 0 && (
        <div className="relative mx-3 -mt-1 h-6">
          {marks.map((mark) => (
            <MarkButton
              key={mark}
              label={`${label} ${format(mark)}`}
              left={`${shareOf(mark)}%`}
              isLast={mark === max}
              isChosen={mark === value}
              disabled={disabled}
              onPress={() => {
                change(mark)
                props.onCommit?.(mark)
              }}
            >
              {format(mark)}
            </MarkButton>
          ))}
        </div>
      )}
    </Base.Root>
  )
}

function Heading({ label, value, disabled }: { label: string; value: string; disabled: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <span aria-hidden="true" className={clsx('text-xs', disabled ? 'text-fg-3' : 'text-fg-2')}>
        {label}
      </span>
      <span aria-hidden="true" className={clsx('num text-base font-semibold', disabled && 'text-fg-3')}>
        {value}
      </span>
    </div>
  )
}

type MarkButtonProps = {
  label: string
  left: string
  isLast: boolean
  isChosen: boolean
  disabled: boolean
  onPress: () => void
  children: string
}

/** The value under a mark; a press sets it. */
function MarkButton({ label, left, isLast, isChosen, disabled, onPress, children }: MarkButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onPress}
      style={{ left }}
      className={clsx(
        'num absolute top-0 min-h-6 text-center text-2xs whitespace-nowrap',
        // What is wide ends with the slider.
        isLast ? 'min-w-6 translate-x-[min(-50%,0.75rem-100%)]' : 'min-w-8 -translate-x-1/2',
        isChosen ? 'font-semibold text-accent' : 'text-fg-3',
      )}
    >
      {children}
    </button>
  )
}
