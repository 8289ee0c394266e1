import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls, pageOf } from '../api/test-answers.ts'
import { dialogOf, sendWith, show, someOperator } from '../api/test-show.tsx'
import { calledOff, drawn, given, nowAtMs } from './test-ieos.ts'

const calls = answerCalls({})
const { IeosScreen } = await import('./IeosScreen.tsx')

beforeEach(() => {
  calls.asked.length = 0
  calls.set('/api/console/proposals/list', pageOf([]))
})
afterEach(cleanup)

async function cardOf(ieo: ConsoleIeo, operator = someOperator(['finance'])): Promise<HTMLElement> {
  calls.set('/api/console/ieos/list', { result: { ieos: [ieo], nowAtMs } })
  show(<IeosScreen />, operator)
  return screen.findByRole('region', { name: ieo.product }, { timeout: 10_000 })
}
async function drawerOf(ieo: ConsoleIeo): Promise<HTMLElement> {
  const card = await cardOf(ieo)
  await userEvent.click(within(card).getByRole('button', { name: 'Terms, movements and acts' }))
  return dialogOf(`Sale ${ieo.product}`)
}
const button = (within_: HTMLElement, name: string) => within(within_).getByRole('button', { name })
const whyOff = (within_: HTMLElement, name: string) => button(within_, name).getAttribute('aria-description')
const phasesIn = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('shows what was paid back and what goes back to the issuer, and nothing as given out', async () => {
  const card = await cardOf({ ...calledOff, lotsGiven: 30, escrow: '97000', proceeds: '300' })
  expect(within(card).getByRole('img', { name: '50 of 80 lots paid back' })).toBeTruthy()
  expect(card.textContent).toContain('Paid back, USDT500')
  expect(card.textContent).toContain('To be paid back, USDT300')
  expect(card.textContent).toContain('To go back to the issuer, LMN97,000')
  expect(card.textContent).not.toMatch(/given out/i)
  expect(card.querySelector(`time[datetime="${new Date(nowAtMs - 3_600_000).toISOString()}"]`)).toBeTruthy()
  expect(phasesIn(card).slice(0, 4)).toEqual(['Announced', 'Open', 'Allocating', 'Called off'])
})

it('says so where nobody had got a lot', async () => {
  const card = await cardOf({ ...calledOff, calledOff: { atMs: nowAtMs, lots: 0 } })
  expect(within(card).getByRole('img', { name: 'Nobody had got a lot' })).toBeTruthy()
})

it('enters on the card what went back to the issuer, while there is something', async () => {
  const card = await cardOf(calledOff)
  calls.set('/api/console/ieos/proposeReturn', { result: { proposalId: '8' } })
  await userEvent.click(button(card, 'Enter the return'))
  const dialog = await dialogOf('Enter the tokens that went back from lumen')
  expect(dialog.textContent).toContain('Send 100,000 LMN to the issuer first')
  await sendWith(dialog, { 'Transfer reference': '0xd4', Reason: 'It was called off' }, 'Enter the return')
  await waitFor(() => {
    expect(calls.askedOf('/api/console/ieos/proposeReturn')[0]?.fields).toMatchObject({ reference: '0xd4' })
  })
  cleanup()
  const over = await cardOf({ ...calledOff, escrow: '0' })
  expect(within(over).queryByRole('button', { name: 'Enter the return' })).toBeNull()
  cleanup()
  const looking = await cardOf(calledOff, someOperator(['risk']))
  expect(whyOff(looking, 'Enter the return')).toBe('Your role doesn’t allow you to propose this.')
})

it('says in the drawer when it was called off, and pays nothing out', async () => {
  const drawer = await drawerOf(calledOff)
  expect(within(drawer).getByText('Was to be listed before')).toBeTruthy()
  expect(within(drawer).queryByText('To be listed before')).toBeNull()
  expect(within(drawer).getAllByText('Called off')).toHaveLength(2)
  for (const name of ['List', 'Enter the payout']) expect(whyOff(drawer, name)).toContain('It was called off')
  expect(whyOff(drawer, 'Enter the return')).toBeNull()
})

it('lists nothing from the end of the last day of listing on, called off or not', async () => {
  const tooLate =
    'The last day of listing is over. The sale is called off by itself, and what was raised goes back to those who paid.'
  for (const late of [given, drawn]) {
    const drawer = await drawerOf({ ...late, listByAtMs: nowAtMs })
    expect(whyOff(drawer, 'List')).toBe(tooLate)
    expect(whyOff(drawer, 'Enter the payout')).toBe(tooLate)
    cleanup()
  }
  expect(whyOff(await drawerOf({ ...given, listByAtMs: nowAtMs + 1 }), 'List')).toBeNull()
})
