import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ChoiceList, type ChoiceOption } from './ChoiceList.tsx'
import { Sheet } from './Sheet.tsx'

type PillChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly ChoiceOption<Value>[]
  onChange: (value: Value) => void
  /** In place of the chosen option's label. */
  shown?: ReactNode
  /** Something else than usual is chosen. */
  active?: boolean | undefined
  className?: string | undefined
}

/** A small button that shows what is chosen, and opens what can be: beside a number, or in a row of filters. */
export function PillChoice<Value extends string>(props: PillChoiceProps<Value>) {
  const { label, value, options, onChange, shown, active = false, className } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <Pill
        label={label}
        active={active}
        className={className}
        onPress={() => {
          setOpen(true)
        }}
      >
        {shown ?? options.find((option) => option.value === value)?.label}
      </Pill>
      <Sheet open={open} onOpenChange={setOpen} title={label}>
        <ChoiceList
          label={label}
          options={options}
          value={value}
          onChoose={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      </Sheet>
    </>
  )
}

type PillProps = {
  label: string
  active?: boolean
  onPress: () => void
  className?: string | undefined
  children: ReactNode
}

/** The button alone, for a sheet of one's own. It leaves the focus of a field where it is until the sheet opens. */
export function Pill({ label, active = false, onPress, className, children }: PillProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className={clsx(
        'relative inline-flex min-h-8 shrink-0 items-center gap-1 rounded-full px-3 text-xs font-semibold whitespace-nowrap transition duration-100 after:absolute after:inset-x-0 after:-inset-y-1.5 active:scale-98',
        active ? 'bg-accent-soft text-accent' : 'bg-surface-2 text-fg-2',
        className,
      )}
    >
      <span className="sr-only">{label} </span>
      {children}
      <ChevronDown aria-hidden className="-mr-0.5 size-3.5 shrink-0" />
    </button>
  )
}
