import { clsx } from 'clsx'
import { percentText } from '@touchstone/app/format/number-text'

/** A fraction such as `0.05` in percent, without a direction: rates, ratios, shares. */
export function Percent(props: {
  value: string | null | undefined
  places?: number | undefined
  className?: string | undefined
}) {
  return (
    <span className={clsx('num whitespace-nowrap', props.className)}>
      {percentText(props.value, props.places ?? 2)}
    </span>
  )
}
