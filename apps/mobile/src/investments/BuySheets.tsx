import { RiskSheet } from '../protection/RiskSheet.tsx'
import type { RiskOf } from '../protection/RiskWarning.tsx'
import { PasswordSheet } from './PasswordSheet.tsx'
import type { BuyForm } from './use-buy-form.ts'

type BuySheetsProps = {
  form: Pick<BuyForm, 'sheets'>
  about: RiskOf
  /** What is done once the risk is acknowledged. */
  act?: string | undefined
}

/** What may come before something is bought: the risk warning, and the withdrawal password. */
export function BuySheets({ form: { sheets }, about, act }: BuySheetsProps) {
  return (
    <>
      <PasswordSheet {...sheets.password} />
      <RiskSheet {...sheets.risk} about={about} act={act} />
    </>
  )
}
