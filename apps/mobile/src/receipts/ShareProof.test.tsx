import { printWireTime } from '@touchstone/wire/wire-time'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { publicKeyAnswer } from '@touchstone/app/api/test-public-key'
import { stubMedia } from '@touchstone/app/device/test-media'

const shared = { code: 'abcDEF0123456789_-abcd', bookId: 7, sequence: 2, time: printWireTime(0) }
const calls = answerCalls({ ...publicKeyAnswer, '/api/trade/receipt/shared': { result: { receipts: [] } } })
const { ShareProof } = await import('./ShareProof.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A lost answer is asked for again a few times. */
configure({ asyncUtilTimeout: 15_000 })

beforeAll(() => {
  stubMedia()
  return allTexts()
})
afterEach(() => {
  cleanup()
  queries.clear()
})

it('says what the server says where the answer that shares it was lost', { timeout: 20_000 }, async () => {
  useSession.setState({ userInfo: someUser })
  calls.set('/api/trade/receipt/share', new TypeError('lost'))
  render(
    <QueryClientProvider client={queries}>
      <ShareProof receipt={{ bookId: '7', sequence: 2 }} />
    </QueryClientProvider>,
  )
  const toggle = await screen.findByRole<HTMLInputElement>('switch')
  await waitFor(() => expect(toggle.disabled).toBe(false))
  calls.set('/api/trade/receipt/shared', { result: { receipts: [shared] } })
  await userEvent.click(toggle)
  await waitFor(() => expect(toggle.checked).toBe(true))
})
