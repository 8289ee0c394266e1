import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { bondPath, takePath, testPath } from './test-answers.ts'
import { someBond } from './test-bond.ts'
import { pathTo } from '../routes/paths.ts'

const calls = answerCalls(keyAnswer)
const { BondTestScreen } = await import('./BondTestScreen.tsx')
const { show } = await import('./test-setting.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { signedIn } = await import('../investments/test-signed-in.ts')

signedIn()
beforeEach(() => {
  calls.set(testPath, { result: { taken: null } })
  calls.set(bondPath, { result: someBond })
})

const open = (at = '/bondTest?id=harbor-90'): void => show(<BondTestScreen />, at)
const choose = async (answer: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name: answer }))
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
}

it('asks five questions and what one owns, and explains what was wrong', async () => {
  open()
  expect(await screen.findByText('Question 1 of 5')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choose an answer' }).getAttribute('aria-disabled')).toBe('true')
  await choose('This app')
  await choose('Everything you lent')
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Everything you lent' })).checked).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await choose('Each unit gets the same part of what is there')
  await choose('Until the bond goes ahead')
  await choose("You're more likely to lose money")

  expect(await screen.findByText('What can you bear to lose?')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Fill in all three' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(screen.getByRole('textbox', { name: 'Income in a year' }), '30000')
  await userEvent.type(screen.getByRole('textbox', { name: 'Savings and investments' }), '5000.')
  await userEvent.type(screen.getByRole('textbox', { name: /^Payments/ }), '25000')
  const send = screen.getByRole('button', { name: 'See the result' })
  calls.set(takePath, new TypeError('lost'))
  await userEvent.click(send)
  expect(await screen.findByText(/^We got no answer/)).toBeDefined()
  calls.set(takePath, { result: { right: 4, bearable: '1000', time: '2026-07-20 08:00:00' } })
  await userEvent.click(send)

  expect((await screen.findByRole('status')).textContent).toBe('4 of 5 right')
  expect(await screen.findByText('If you lend 1,000 USDT')).toBeDefined()
  expect(screen.getByText('Your answer: This app')).toBeDefined()
  expect(screen.getByText('Right: The issuer')).toBeDefined()
  expect(screen.queryByText('The issuer fails and never pays. What can you lose?')).toBeNull()
  const at = (text: string): number => document.body.textContent.indexOf(text)
  expect(at('Right: The issuer')).toBeLessThan(at('You can bear to lose'))
  expect(at('You can bear to lose')).toBeLessThan(at('If you lend 1,000 USDT'))
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/bondSubscription?id=harbor-90')
})

it('begins each step where it says what it asks, and goes on after a reload where one was', async () => {
  open()
  await screen.findByText('Question 1 of 5')
  await choose('This app')
  const legend = (await screen.findByText('Question 2 of 5')).closest('legend')
  expect(document.activeElement).toBe(legend)
  for (const answer of [
    'Everything you lent',
    'Each unit gets the same part of what is there',
    'Until the bond goes ahead',
  ])
    await choose(answer)
  await choose("You're more likely to lose money")
  expect(document.activeElement).toBe(await screen.findByText('What can you bear to lose?'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Income in a year' }), '30000')
  cleanup()
  open('/bondTest?id=harbor-90&step=6')
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Income in a year' })).value).toBe('30,000')
  cleanup()
  open('/bondTest?id=harbor-90&step=2')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Everything you lent' })).checked).toBe(true)
  cleanup()
  sessionStorage.clear()
  // Nothing was answered in this tab.
  open('/bondTest?id=harbor-90&step=4')
  expect(await screen.findByText('Question 1 of 5')).toBeDefined()
})

it('asks nothing twice when it was taken: Back from the result leaves the test', async () => {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/before', '/bondTest?id=harbor-90']}>
        <Routes>
          <Route path="/before" element="Before the test" />
          <Route path="/bondTest" element={<BondTestScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await choose('The issuer')
  await choose('Everything you lent')
  await choose('Each unit gets the same part of what is there')
  await choose('Until the bond goes ahead')
  await choose("You're more likely to lose money")
  for (const name of ['Income in a year', 'Savings and investments', /^Payments/])
    await userEvent.type(await screen.findByRole('textbox', { name }), '5')
  calls.set(takePath, { result: { right: 5, bearable: '1000', time: '2026-07-20 08:00:00' } })
  await userEvent.click(screen.getByRole('button', { name: 'See the result' }))
  expect((await screen.findByRole('status')).textContent).toBe('5 of 5 right')
  expect(sessionStorage.length).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Before the test')).toBeDefined()
})

it('shows the last one, and takes it again', async () => {
  calls.set(testPath, { result: { taken: { right: 5, bearable: '0', time: '2026-07-20 08:00:00' } } })
  open()
  expect(await screen.findByText('You know how bonds work here.')).toBeDefined()
  expect(screen.getByText("By your figures you can't bear any loss. Don't lend.")).toBeDefined()
  // The main act follows that advice; the other way is open, and below it.
  expect(screen.queryByRole('link', { name: 'Go on' })).toBeNull()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Back to bonds', pathTo('bonds')],
    ['Go on anyway', pathTo('bondBuy', { id: 'harbor-90' })],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Answer again' }))
  expect(await screen.findByText('Question 1 of 5')).toBeDefined()
})

it('says that it could not be loaded', async () => {
  calls.set(testPath, { code: 500, message: 'Something went wrong.', result: { key: 'internal_error', details: {} } })
  open()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})
