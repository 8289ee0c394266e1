import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useBook } from '../routes/use-book.ts'
import { changedQuery } from '@touchstone/app/forms/changed-query'
import { Segmented } from '../ui/Segmented.tsx'

/** Switches between the person's two books. The choice is in the address. */
export function BookSwitch() {
  const { t } = useTranslation()
  const book = useBook()
  const [, setQuery] = useSearchParams()
  return (
    <Segmented
      label={t('words.account')}
      value={book}
      items={[
        { value: 'real', label: t('words.real') },
        { value: 'demo', label: t('words.demo') },
      ]}
      onChange={(next) => {
        setQuery((old) => changedQuery(old, { book: next === 'demo' ? next : undefined }), { replace: true })
      }}
    />
  )
}
