import { stubMedia } from '@touchstone/app/device/test-media'
import type { SealPhase } from '@touchstone/app/receipts/use-seal'
import { allTexts } from '@touchstone/app/texts/texts'
import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { sealSentence, sealTitle } from './seal-words.ts'

beforeAll(() => {
  stubMedia()
  return allTexts()
})

it('says verified only of what holds: before the checkpoint it is the same result, or it waits', () => {
  const title = (phase: SealPhase) => sealTitle(i18next.t, { phase }, false)
  expect([title('holds'), title('same'), title('pending')]).toEqual([
    'Verified on your phone',
    'Same result on your phone',
    'Waiting for its seal',
  ])
  expect(sealSentence(i18next.t, { phase: 'same', steps: [] }, 56)).toBe('Sealing in about 56 s.')
})

it('says of a check that failed that it did, since its name is what holds where it passes', () => {
  const steps = [
    { name: 'results', state: 'failed' },
    { name: 'row_hash', state: 'passed' },
  ] as unknown as Parameters<typeof sealSentence>[1]['steps']
  expect(sealSentence(i18next.t, { phase: 'fails', steps }, undefined)).toBe(
    'Failed: Result agrees with the earlier records',
  )
})
