import { useTranslation } from 'react-i18next'

/** What a person calls one of their books. */
export function useBookLabel(): (book: { bookId: number; world: string }) => string {
  const { t } = useTranslation()
  return ({ bookId, world }) =>
    world === 'real' || world === 'demo' ? t(`proof.book_${world}`) : t('proof.book_other', { id: bookId })
}
