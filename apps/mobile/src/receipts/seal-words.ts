import type { TFunction } from 'i18next'
import type { CheckLine } from '@touchstone/app/receipts/seal-steps'
import type { Seal, SealPhase } from '@touchstone/app/receipts/use-seal'

/** When the next checkpoint comes, in the middle of a sentence. */
export function whenText(t: TFunction, seconds: number | undefined): string {
  if (seconds === undefined) return t('receipts.withinMinute')
  return seconds === 0 ? t('receipts.anyMoment') : t('receipts.inSeconds', { seconds })
}

/** This device, in the middle of a sentence: most people hold a phone, and some sit before a screen with a mouse. */
const whereText = (t: TFunction): string =>
  t(globalThis.matchMedia('(pointer: coarse)').matches ? 'receipts.onPhone' : 'receipts.onDevice')

/**
 * What this device found, in a few words. `isTold`: of what the record closed, it has verified this close alone, and not the
 * result that is told of the whole.
 */
export const sealTitle = (t: TFunction, { phase }: Pick<Seal, 'phase'>, isTold: boolean): string =>
  t(titleKey(phase, isTold), { where: whereText(t) })

const titleKey = (phase: SealPhase, isTold: boolean) =>
  phase === 'holds' && isTold ? 'receipts.holdsClose' : (`receipts.${phase}` as const)

/** A sentence, and its language where it is in English whatever the app speaks. */
export type FoundText = { text: string; lang?: 'en' }

/** What a check found. */
export const foundText = (t: TFunction, found: NonNullable<CheckLine['found']>): FoundText =>
  'checkpoint' in found
    ? { text: t('receipts.checkpoint', { id: found.checkpoint }) }
    : { text: found.detail, lang: 'en' }

/** What stands below the seal in one line. Nothing counts in it while the checks run: ticks and ring show how far they are. */
export function sealSentence(
  t: TFunction,
  { phase, steps }: Pick<Seal, 'phase' | 'steps'>,
  nextSeconds: number | undefined,
): string {
  switch (phase) {
    case 'checking':
      return t('receipts.checkingText')
    case 'holds':
      return t('receipts.holdsText', { count: steps.length })
    case 'pending':
      return t('receipts.pendingText', { when: whenText(t, nextSeconds) })
    case 'same':
      return t('receipts.sealingText', { when: whenText(t, nextSeconds) })
    case 'unanchored':
      return t('receipts.unanchoredText')
    case 'overdue':
      return t('receipts.overdueText')
    case 'future':
      return t('receipts.futureText')
    case 'otherHouse':
      return t('receipts.otherHouseText')
    case 'unpublished':
      return t('receipts.unpublishedText')
    case 'unknown':
      return t('receipts.unknownText')
    case 'fails':
      return `${t('receipts.checkFailed')}: ${steps
        .filter(({ state }) => state === 'failed')
        .map(({ name }) => t(`receipts.check_${name}`))
        .join(' · ')}`
  }
}
