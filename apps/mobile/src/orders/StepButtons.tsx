import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/IconButton.tsx'
import { useHold } from '../ui/use-hold.ts'

type StepButtonsProps = { label: string; onStep: (way: 1n | -1n) => void }

/** Lower and higher, beside a field: for whoever cannot or need not type; held, they go on. They leave the focus where it is. */
export function StepButtons({ label, onStep }: StepButtonsProps) {
  const { t } = useTranslation()
  const look = 'rounded-md! bg-surface-2'
  return (
    <span className="mt-5.5 flex gap-1.5">
      <IconButton
        label={t('chart.stepDown', { name: label })}
        icon={<Minus aria-hidden className="size-4" />}
        onMouseDown={(event) => event.preventDefault()}
        {...useHold(() => onStep(-1n))}
        className={look}
      />
      <IconButton
        label={t('chart.stepUp', { name: label })}
        icon={<Plus aria-hidden className="size-4" />}
        onMouseDown={(event) => event.preventDefault()}
        {...useHold(() => onStep(1n))}
        className={look}
      />
    </span>
  )
}
