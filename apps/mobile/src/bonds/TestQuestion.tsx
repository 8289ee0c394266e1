import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { choices, type QuestionNumber, questions } from '@touchstone/app/bonds/bond-questions'
import { Button } from '../ui/Button.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useFocusFirst } from '../ui/use-focus-first.ts'

type TestQuestionProps = {
  question: QuestionNumber
  /** What was answered before, for who comes back to it. */
  chosen: number | undefined
  onNext: (choice: number) => void
}

/** One question with its four answers. */
export function TestQuestion({ question, chosen, onNext }: TestQuestionProps) {
  const { t } = useTranslation()
  const name = useId()
  const [choice, setChoice] = useState(chosen)
  const first = useFocusFirst<HTMLLegendElement>()
  const isAnswered = useRef(false)
  return (
    <Screen
      title={t('bondTest.title')}
      back
      footer={
        <Button
          wide
          reason={choice === undefined ? t('bondTest.choose') : undefined}
          onClick={() => {
            // A second tap comes before the next question does.
            if (choice === undefined || isAnswered.current) return
            isAnswered.current = true
            onNext(choice)
          }}
        >
          {t('bondTest.next')}
        </Button>
      }
    >
      {question === 1 && <p className="text-sm text-fg-2">{t('bondTest.intro')}</p>}
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend ref={first} tabIndex={-1} className="mb-3 scroll-mt-16 outline-none">
          <span className="block text-sm text-fg-2">
            {t('bondTest.question', { number: question, count: questions.length })}
          </span>
          <span className="mt-1 block text-lg font-semibold break-words">{t(`bondTest.ask${question}`)}</span>
        </legend>
        {choices.map((each) => (
          <label
            key={each}
            className={clsx(
              'flex min-h-13 items-center gap-3 rounded-lg px-4 py-3 text-base shadow-raised transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-accent',
              each === choice ? 'bg-accent-soft text-accent' : 'bg-surface active:bg-surface-2',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={each === choice}
              onChange={() => setChoice(each)}
              className="size-5 shrink-0 accent-(--accent)"
            />
            <span className="min-w-0 break-words">{t(`bondTest.ask${question}_${each}`)}</span>
          </label>
        ))}
      </fieldset>
    </Screen>
  )
}
