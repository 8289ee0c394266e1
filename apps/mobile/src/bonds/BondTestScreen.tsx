import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { questions } from '@touchstone/app/bonds/bond-questions'
import { type BondTestState, useBondTest } from '@touchstone/app/bonds/bonds.queries'
import { emptyTest, keptTest, testDraftName } from '@touchstone/app/bonds/test-draft'
import { useDraft } from '@touchstone/app/forms/use-draft'
import { goBack } from '../ui/browser-back.ts'
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

/**
 * Each step has its own address, so that Back and a reload lead to the one before and to the same. The first has none, and shows
 * what came of it once it is taken: the steps behind it are left for it then.
 */
function Steps({ state: { taken }, bondId }: { state: BondTestState; bondId: string }) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const pushed = usePushed()
  const form = useDraft({ name: testDraftName, kept: keptTest, start: () => emptyTest })
  const [isJustTaken, setJustTaken] = useState(false)
  const { answers } = form.draft
  const asked = query.get('step')
  // Nothing is asked before what it follows.
  const step = Math.max(0, Math.min(Math.trunc(Number(asked ?? 1)) - 1 || 0, answers.length))
  const goTo = (next: number): void => {
    const address = new URLSearchParams(query)
    address.set('step', String(next + 1))
    setQuery(address, { state: { pushed: pushed + 1 } })
  }
  if (taken !== null && (asked === null || isJustTaken))
    return (
      <TestResult
        taken={taken}
        // Those of a test that is not sent say nothing about the one that was.
        answers={isJustTaken ? answers : []}
        bondId={bondId}
        onAgain={() => {
          form.change(emptyTest)
          setJustTaken(false)
          goTo(0)
        }}
      />
    )
  const question = questions[step]
  if (question !== undefined)
    return (
      <TestQuestion
        key={question}
        question={question}
        chosen={answers[step]}
        onNext={(choice) => {
          form.change({ answers: [...answers.slice(0, step), choice, ...answers.slice(step + 1)] })
          goTo(step + 1)
        }}
      />
    )
  return (
    <TestFigures
      form={form}
      onTaken={() => {
        setJustTaken(true)
        if (pushed > 0) goBack(navigate, pushed)
      }}
    />
  )
}

/** How many entries of the history lie between this step and the first that was shown. */
function usePushed(): number {
  const state: unknown = useLocation().state
  const { data } = z.object({ pushed: z.int() }).safeParse(state)
  return data?.pushed ?? 0
}
