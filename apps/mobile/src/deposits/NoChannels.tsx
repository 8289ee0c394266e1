import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { momentWithinText } from '@touchstone/app/time/moments'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'

/** Why there is no way to bring money in, where it is the person's own wish or the law of a country. */
export function NoChannels() {
  const { t } = useTranslation()
  const protection = useProtection().data
  const until = protection?.excludedUntilAtMs ?? null
  const isOff = protection?.featuresOff.includes('deposits') === true
  const text = isOff
    ? t('protection.notice_off')
    : until === null
      ? t('deposits.noneText')
      : t('protection.notice_excluded', { time: momentWithinText(until) })
  return (
    <Empty
      title={t('deposits.none')}
      text={text}
      action={
        isOff || until !== null ? (
          <LinkButton kind="soft" size="md" to={pathTo('profile')}>
            {t('protection.toSettings')}
          </LinkButton>
        ) : (
          <LinkButton kind="soft" size="md" to={pathTo('articleList', { kind: 'help' })}>
            {t('withdrawals.support')}
          </LinkButton>
        )
      }
    />
  )
}
