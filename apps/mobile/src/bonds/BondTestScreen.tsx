import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { questions } from '@touchstone/app/bonds/bond-questions'
import { type BondTestState, useBondTest } from '@touchstone/app/bonds/bonds.queries'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TestFigures } from './TestFigures.tsx'
import { TestQuestion } from './TestQuestion.tsx'
import { TestResult } from './TestResult.tsx'

/** Five questions about bonds, then what one can bear to lose; and what came of it. */
export function BondTestScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const test = useBondTest()
  if (test.data !== undefined) return <Steps state={test.data} bondId={query.get('id') ?? ''} />
  return (
    <Screen title={t('bondTest.title')} back>
      <Loaded query={test} skeleton={<Skeleton className="h-64 rounded-lg" />}>
        {() => null}
      </Loaded>
    </Screen>
  )
}

function Steps({ state: { taken }, bondId }: { state: BondTestState; bondId: string }) {
  const [answers, setAnswers] = useState<readonly number[]>([])
  const [step, setStep] = useState(0)
  const [isTaking, setTaking] = useState(taken === null)
  if (!isTaking && taken !== null)
    return (
      <TestResult
        taken={taken}
        answers={answers}
        bondId={bondId}
        onAgain={() => {
          setAnswers([])
          setStep(0)
          setTaking(true)
        }}
      />
    )
  const question = questions[step]
  const back = step === 0 ? true : () => setStep(step - 1)
  if (question !== undefined)
    return (
      <TestQuestion
        key={question}
        question={question}
        chosen={answers[step]}
        back={back}
        onNext={(choice) => {
          setAnswers([...answers.slice(0, step), choice, ...answers.slice(step + 1)])
          setStep(step + 1)
        }}
      />
    )
  return <TestFigures answers={answers} back={() => setStep(step - 1)} onTaken={() => setTaking(false)} />
}
