import { isBook } from '@touchstone/app/books/book'
import { useTranslation } from 'react-i18next'

/** What a person calls one of their books. */
export function useBookLabel(): (book: { bookId: number; world: string }) => string {
  const { t } = useTranslation()
  return ({ bookId, world }) => (isBook(world) ? t(`proof.book_${world}`) : t('proof.book_other', { id: bookId }))
}
