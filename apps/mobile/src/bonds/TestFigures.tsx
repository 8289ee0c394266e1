import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { keepBondTest } from '@touchstone/app/bonds/bonds.queries'
import type { TestDraft } from '@touchstone/app/bonds/test-draft'
import { forgetFailure, formFailure } from '@touchstone/app/feedback/act-failure'
import { settlementCurrency } from '@touchstone/domain/money/currency'
import { AmountField } from '../ui/AmountField.tsx'
import { Button } from '../ui/Button.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useFocusFirst } from '../ui/use-focus-first.ts'

const names = ['income', 'savings', 'duties'] as const
const places = 2

type TestFiguresProps = {
  form: { draft: TestDraft; change: (changed: Partial<TestDraft>) => void; forget: () => void }
  onTaken: () => void
}

/** What one earns, owns and has to pay in a year: what one can bear to lose follows. */
export function TestFigures({ form, onTaken }: TestFiguresProps) {
  const { t } = useTranslation()
  const { draft } = form
  const first = useFocusFirst<HTMLHeadingElement>()
  const taking = useAct({
    call: api.takeBondTest,
    inPlace: true,
    onDone: (taken) => {
      keepBondTest(taken)
      form.forget()
    },
    onward: onTaken,
    away: { failed: formFailure },
  })
  const isWhole = names.every((name) => draft[name] !== '')
  const plain = (name: (typeof names)[number]): string => draft[name].replace(/\.$/, '')
  return (
    <Screen
      title={t('bondTest.title')}
      back
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
                answers: [...draft.answers],
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
        <h2 ref={first} tabIndex={-1} className="scroll-mt-16 text-lg font-semibold outline-none">
          {t('bondTest.bearTitle')}
        </h2>
        <p className="mt-1 text-sm text-fg-2">{t('bondTest.bearText')}</p>
      </div>
      {names.map((name) => (
        <AmountField
          key={name}
          label={t(`bondTest.${name}`)}
          value={draft[name]}
          onChange={(value) => {
            forgetFailure(taking)
            form.change({ [name]: value })
          }}
          unit={settlementCurrency}
          places={places}
        />
      ))}
    </Screen>
  )
}
