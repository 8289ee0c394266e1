import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { checkpointToJson, receiptToJson } from '@touchstone/domain/receipts/receipt-json'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { stubMedia } from '@touchstone/app/device/test-media'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { checkpointsOf } from '@touchstone/app/receipts/judgement'

function example(name: string): Receipt {
  const receipt = exampleReceipts()[name]
  if (receipt === undefined) throw new Error('the example receipt is missing')
  return receipt
}
const [won, opened] = [example('won'), example('opened')]
const code = 'abcDEF0123456789_-abcd'

const calls = answerCalls({})
const { CheckScreen } = await import('./CheckScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 5_000 })

beforeAll(() => {
  stubMedia()
  return allTexts()
})
beforeEach(() => {
  calls.set('/api/public/checkpoint', { result: checkpointsOf(won).map(checkpointToJson)[0] })
  calls.set('/api/public/sharedReceipt', {
    result: { pending: false, receipt: receiptToJson(opened), world: 'real', results: [] },
  })
})
afterEach(() => {
  cleanup()
  queries.clear()
})

function show(at: string): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <CheckScreen />
        <Link to={`/check?code=${code}`}>The other link</Link>
        <Link to="/check?code=short">The cut link</Link>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
async function paste(text: string): Promise<void> {
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste a link or a receipt' }))
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Check it' }))
}
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))

it('shows what its address leads to, whatever was pasted before', async () => {
  show('/check')
  await paste(receiptText(won))
  await screen.findByText('Option won')
  await follow('The other link')
  expect(await screen.findByText('Position opened')).toBeDefined()
  expect(screen.getByText('Shared by its owner')).toBeDefined()
  expect(screen.queryByText('Option won')).toBeNull()
})

it('of a link that is cut shows no verdict on what was pasted before', async () => {
  show('/check')
  await paste(receiptText(won))
  await screen.findByText('Option won')
  await follow('The cut link')
  expect(await screen.findByText('This link is incomplete. Ask for it again.')).toBeDefined()
  expect(screen.queryByText('Option won')).toBeNull()
})

it('takes what is pasted below a cut link, whose address goes', async () => {
  show('/check?code=short')
  await paste(receiptText(won))
  expect(await screen.findByText('Option won')).toBeDefined()
  expect(screen.queryByText('This link is incomplete. Ask for it again.')).toBeNull()
})
