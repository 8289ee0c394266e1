import { useTranslation } from 'react-i18next'
import { canLose } from '@touchstone/app/bonds/bond-form'
import { type QuestionNumber, questions, rightAnswers, wrongAmong } from '@touchstone/app/bonds/bond-questions'
import { type BondTestResult, useBond } from '@touchstone/app/bonds/bonds.queries'
import { settlementCurrency } from '@touchstone/domain/money/currency'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Section } from '../ui/Section.tsx'
import { LossCalculator } from './LossCalculator.tsx'

type TestResultProps = {
  taken: BondTestResult
  /** As they were given just now; none of a test that was taken before. */
  answers: readonly number[]
  /** The bond that one came from; empty for none. */
  bondId: string
  onAgain: () => void
}

/** How much was right, what was not and why, what can be borne to be lost, and what a loss of this bond would do. */
export function TestResult({ taken: { right, bearable }, answers, bondId, onAgain }: TestResultProps) {
  const { t } = useTranslation()
  const isAllRight = right === questions.length
  const wrong = answers.length === 0 ? [] : wrongAmong(answers)
  const bond = useBond(bondId).data
  const canBear = canLose(bearable)
  const onward = bondId === '' ? pathTo('bonds') : pathTo('bondBuy', { id: bondId })
  return (
    <Screen
      title={t('bondTest.title')}
      back
      isOutcome
      footer={
        <>
          {canBear ? (
            <LinkButton wide replace to={onward}>
              {t('bondTest.goOn')}
            </LinkButton>
          ) : (
            <>
              <LinkButton wide replace to={pathTo('bonds')}>
                {t('bondTest.backToBonds')}
              </LinkButton>
              {bondId !== '' && (
                <LinkButton kind="ghost" size="md" wide replace to={onward}>
                  {t('bondTest.goOnAnyway')}
                </LinkButton>
              )}
            </>
          )}
        </>
      }
    >
      <section>
        <p role="status" className="text-2xl font-semibold">
          {t('bondTest.right', { right, count: questions.length })}
        </p>
        <p className="mt-1 text-sm text-fg-2">{t(isAllRight ? 'bondTest.allRight' : 'bondTest.someWrong')}</p>
      </section>
      {wrong.map((question) => (
        <Wrong key={question} question={question} answer={answers[question - 1] ?? 0} />
      ))}
      {canBear ? (
        <Card padded>
          <p className="text-sm text-fg-2">{t('bondTest.bearable')}</p>
          <Amount value={bearable} currency={settlementCurrency} fit toCent className="text-2xl font-semibold" />
          <p className="mt-1 text-sm text-fg-2">{t('bondTest.bearableText')}</p>
        </Card>
      ) : (
        <Notice tone="warn">{t('bondTest.bearableNone')}</Notice>
      )}
      {bond !== undefined && (
        <Section title={t('bonds.loss')}>
          <Card padded>
            <LossCalculator bond={bond} />
          </Card>
        </Section>
      )}
      <Button kind="ghost" size="md" wide onClick={onAgain}>
        {t('bondTest.again')}
      </Button>
    </Screen>
  )
}

function Wrong({ question, answer }: { question: QuestionNumber; answer: number }) {
  const { t } = useTranslation()
  const words = (choice: number): string => t(`bondTest.ask${question}_${choice}` as 'bondTest.ask1_0')
  return (
    <Card padded className="flex flex-col gap-1.5 text-sm">
      <h2 className="text-base font-semibold">{t(`bondTest.ask${question}`)}</h2>
      <p className="text-fg-2">{t('bondTest.yours', { answer: words(answer) })}</p>
      <p className="font-medium">{t('bondTest.correct', { answer: words(rightAnswers[question]) })}</p>
      <p>{t(`bondTest.why${question}`)}</p>
    </Card>
  )
}
