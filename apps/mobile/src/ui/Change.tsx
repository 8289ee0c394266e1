import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { directionOf, noNumber, percentText } from '@touchstone/app/format/number-text'

type ChangeProps = {
  /** A fraction such as `0.0231`; null while unknown. */
  value: string | null | undefined
  places?: number | undefined
  /** On a tint of its colour. */
  chip?: boolean | undefined
  className?: string | undefined
}

const looks = {
  up: { arrow: '▲', text: 'text-up', soft: 'bg-up-soft', word: 'ui.up' },
  down: { arrow: '▼', text: 'text-down', soft: 'bg-down-soft', word: 'ui.down' },
  flat: { arrow: '', text: 'text-fg-3', soft: 'bg-surface-2', word: 'ui.unchanged' },
} as const

/** How much something rose or fell: arrow, sign and colour together. */
export function Change({ value, places = 2, chip = false, className }: ChangeProps) {
  const { t } = useTranslation()
  const text = percentText(value, places, true)
  const look = looks[directionOf(text)]
  const pill = chip && clsx('rounded-sm px-1.5 py-0.5', look.soft)
  return (
    <span
      className={clsx('num inline-flex items-center gap-1 font-medium whitespace-nowrap', look.text, pill, className)}
    >
      {look.arrow !== '' && (
        <span aria-hidden="true" className="text-[0.65em] leading-none">
          {look.arrow}
        </span>
      )}
      {text !== noNumber && <span className="sr-only">{t(look.word)}</span>}
      <span>{text}</span>
    </span>
  )
}
