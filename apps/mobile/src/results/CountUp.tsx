import { Amount } from '../ui/Amount.tsx'
import { useCountUp } from '@touchstone/app/results/use-count-up'

/** The one number of a card, counted up once. Screen readers get the result alone. */
export function CountUp({ value, className }: { value: string; className?: string }) {
  const shown = useCountUp(value)
  return (
    <>
      <span aria-hidden>
        <Amount value={shown} currency="USDT" sign tone fit toCent private className={className} />
      </span>
      <span className="sr-only">
        <Amount value={value} currency="USDT" sign private />
      </span>
    </>
  )
}
