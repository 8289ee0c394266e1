import { useTranslation } from 'react-i18next'

const hoursFrom = 120

/** Says how long money is likely to be on its way. */
export function useArrivalText(): (minutes: number) => string {
  const { t } = useTranslation()
  return (minutes) =>
    minutes < hoursFrom ? t('funds.minutes', { minutes }) : t('funds.hours', { hours: Math.ceil(minutes / 60) })
}
