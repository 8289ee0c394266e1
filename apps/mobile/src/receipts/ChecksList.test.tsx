import { cleanup, render, screen } from '@testing-library/react'
import { stubMedia } from '@touchstone/app/device/test-media'
import { allTexts } from '@touchstone/app/texts/texts'
import type { CheckLine } from '@touchstone/app/receipts/seal-steps'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ChecksList } from './ChecksList.tsx'

beforeAll(() => {
  stubMedia()
  return allTexts()
})
afterEach(cleanup)

it('says of what is in English in every language that it is, and of nothing else', () => {
  const lines: CheckLine[] = [
    { name: 'published', state: 'failed', found: { checkpoint: 7 } },
    { name: 'results', state: 'failed', found: { detail: 'net is shown as 1, but the receipt has 2' } },
    { name: 'signature', state: 'pending', found: undefined },
  ]
  render(<ChecksList lines={lines} isLive isSignedHere={false} />)
  const langOf = (text: string): string | null => screen.getByText(text, { ignore: '.sr-only' }).getAttribute('lang')
  expect(langOf('net is shown as 1, but the receipt has 2')).toBe('en')
  expect(langOf(i18next.t('receipts.checkpoint', { id: 7 }))).toBeNull()
  expect(langOf(i18next.t('receipts.checkPending'))).toBeNull()
})
