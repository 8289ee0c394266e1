import type { TFunction } from 'i18next'
import type { Seal } from '@touchstone/app/receipts/use-seal'

/** When the next checkpoint comes, in the middle of a sentence. */
export function whenText(t: TFunction, seconds: number | undefined): string {
  if (seconds === undefined) return t('receipts.withinMinute')
  return seconds === 0 ? t('receipts.anyMoment') : t('receipts.inSeconds', { seconds })
}

/** What stands below the seal in one line. */
export function sealSentence(t: TFunction, { phase, steps, shown }: Seal, nextSeconds: number | undefined): string {
  const failed = steps.filter(({ state }) => state === 'failed').map(({ name }) => t(`receipts.check_${name}`))
  switch (phase) {
    case 'checking':
      return steps.length === 0
        ? t('receipts.checkingText')
        : t('receipts.checksPassed', { passed: shown, count: steps.length })
    case 'holds':
      return t('receipts.holdsText', { count: steps.length })
    case 'pending':
      return t('receipts.pendingText', { when: whenText(t, nextSeconds) })
    case 'unanchored':
      return t('receipts.unanchoredText')
    case 'overdue':
      return t('receipts.overdueText')
    case 'unpublished':
      return t('receipts.unpublishedText')
    case 'unknown':
      return t('receipts.unknownText')
    case 'fails':
      return failed.join(' · ')
  }
}
