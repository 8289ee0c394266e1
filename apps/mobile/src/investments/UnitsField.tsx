import { AmountField } from '../ui/AmountField.tsx'
import { Available } from '../ui/Available.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { InlinePart } from './InlinePart.tsx'
import type { BuyForm } from './use-buy-form.ts'

type UnitsFieldProps = {
  form: Pick<BuyForm, 'typed' | 'change' | 'isLost' | 'faultText'>
  label: string
  /** What the buttons for one more and one less count. */
  stepLabel: string
  available: string | null
  currency: string
  /** The most that would pass. */
  most: number
  /** Why what is typed cannot be sent. */
  reason: string | undefined
}

/** How many whole units, typed or one by one. What may have been sent stays as it was sent. */
export function UnitsField({ form, label, stepLabel, available, currency, most, reason }: UnitsFieldProps) {
  const { typed, change, isLost } = form
  const pick = (units: number): void => change(units <= 0 ? '' : String(units))
  return (
    <InlinePart>
      {(isInline) => (
        <AmountField
          hero
          disabled={isLost}
          inline={isInline}
          label={label}
          value={typed}
          onChange={change}
          places={0}
          hint={<Available value={available} currency={currency} />}
          error={form.faultText(reason)}
          onMax={most === 0 ? undefined : () => pick(most)}
          between={
            <Stepper
              className="mt-2 w-full"
              label={stepLabel}
              value={Number(typed) || 0}
              onChange={pick}
              min={0}
              max={Math.max(most, 0)}
              disabled={most === 0 || isLost}
            />
          }
        />
      )}
    </InlinePart>
  )
}
