import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { keepBondTest } from '@touchstone/app/bonds/bonds.queries'
import { forgetFailure, formFailure } from '@touchstone/app/feedback/act-failure'
import { settlementCurrency } from '@touchstone/domain/money/currency'
import { AmountField } from '../ui/AmountField.tsx'
import { Button } from '../ui/Button.tsx'
import { Screen } from '../ui/Screen.tsx'

type Figures = { income: string; savings: string; duties: string }
const names = ['income', 'savings', 'duties'] as const
const places = 2

type TestFiguresProps = { answers: readonly number[]; back: () => void; onTaken: () => void }

/** What one earns, owns and has to pay in a year: what one can bear to lose follows. */
export function TestFigures({ answers, back, onTaken }: TestFiguresProps) {
  const { t } = useTranslation()
  const [figures, setFigures] = useState<Figures>({ income: '', savings: '', duties: '' })
  const taking = useAct({
    call: api.takeBondTest,
    inPlace: true,
    onDone: keepBondTest,
    onward: onTaken,
    away: { failed: formFailure },
  })
  const isWhole = names.every((name) => figures[name] !== '')
  const plain = (name: keyof Figures): string => figures[name].replace(/\.$/, '')
  return (
    <Screen
      title={t('bondTest.title')}
      back={back}
      footer={
        <>
          <p role="alert" className="text-sm break-words text-danger empty:hidden">
            {taking.error === null ? undefined : formFailure(taking.error)}
          </p>
          <Button
            wide
            reason={isWhole ? undefined : t('bondTest.fillIn')}
            busy={taking.isPending}
            onClick={() =>
              taking.mutate({
                answers: [...answers],
                yearlyIncome: plain('income'),
                savings: plain('savings'),
                yearlyDuties: plain('duties'),
              })
            }
          >
            {t('bondTest.send')}
          </Button>
        </>
      }
    >
      <div>
        <h2 className="text-lg font-semibold">{t('bondTest.bearTitle')}</h2>
        <p className="mt-1 text-sm text-fg-2">{t('bondTest.bearText')}</p>
      </div>
      {names.map((name) => (
        <AmountField
          key={name}
          label={t(`bondTest.${name}`)}
          value={figures[name]}
          onChange={(value) => {
            forgetFailure(taking)
            setFigures((before) => ({ ...before, [name]: value }))
          }}
          unit={settlementCurrency}
          places={places}
        />
      ))}
    </Screen>
  )
}
