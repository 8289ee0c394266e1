import { useTranslation } from 'react-i18next'

/** Rise or fall: arrow, word and colour together. */
export function SideMark({ direction }: { direction: 'rise' | 'fall' }) {
  const { t } = useTranslation()
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 text-2xs font-semibold ${direction === 'rise' ? 'bg-up-soft text-up' : 'bg-down-soft text-down'}`}
    >
      <span aria-hidden>{direction === 'rise' ? '▲' : '▼'}</span>
      {t(`words.${direction}`)}
    </span>
  )
}
