import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import {
  allottedOf,
  applicationsOf,
  drawnOf,
  someDraw,
  someDrawOrder,
  someIeoOrder,
  someSale,
} from '@touchstone/app/ieo/test-sale'
import { usePreferences } from '@touchstone/app/look/preferences'
import { noOrders, someProtection } from '../bonds/test-answers.ts'
import { pathTo } from '../routes/paths.ts'
import { listOf, outcomePath, protectionPath, salesPath, ieoOrdersPath } from './test-answers.ts'

const calls = answerCalls({})
const { IeoScreen } = await import('./IeoScreen.tsx')
const { IeoSaleScreen } = await import('./IeoSaleScreen.tsx')
const { show } = await import('../bonds/test-setting.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { signedIn } = await import('../investments/test-signed-in.ts')

signedIn()
beforeEach(() => {
  calls.set(protectionPath, { result: someProtection })
  calls.set(salesPath, { result: [someSale, someDraw] })
  calls.set(ieoOrdersPath, { result: noOrders })
})
afterEach(() => {
  usePreferences.setState({ hideBalances: false })
})

const openSale = (id = 'lumen'): void => show(<IeoSaleScreen />, pathTo('ieoSale', { id }))
const list = applicationsOf(60, (index) => 7 + ((index * 37) % 90))

it('lists what is sold, with what can be lost before the price', async () => {
  show(<IeoScreen />, pathTo('ieo'))
  const card = await screen.findByRole('link', { name: /Lumen/ })
  expect(card.getAttribute('href')).toBe(pathTo('ieoSale', { id: 'lumen' }))
  const text = card.textContent
  expect(text.indexOf('all you pay')).toBeLessThan(text.indexOf('0.10 USDT'))
  expect(text).toContain('30,000 for 10,000 USDT')
  expect(screen.getByRole('link', { name: /Arbor/ }).textContent).toContain('120 for 50 lots')
})

it('shows results once a sale has closed, and an own part of them', async () => {
  const { sale } = allottedOf(someSale, list)
  calls.set(salesPath, { result: [sale, someDraw] })
  calls.set(
    ieoOrdersPath,
    listOf({ ...someIeoOrder, state: 'completed', lotsWon: 17, tokens: '1700', paid: '170', setAside: '0' }),
  )
  show(<IeoScreen />, pathTo('ieo', { part: 'results' }))
  const card = await screen.findByRole('link', { name: /Lumen/ })
  expect(await within(card).findByText('Tokens held')).toBeDefined()
  expect(card.textContent).toContain('1,700')
  expect(screen.queryByText(/Arbor/)).toBeNull()
})

it('tells what the cap left unsold, and everybody’s part with the cap', async () => {
  const sale = { ...someSale, state: 'given', lotsApplied: 1_140, lotsGiven: 900, part: '1' }
  calls.set(salesPath, { result: [sale] })
  show(<IeoScreen />, pathTo('ieo', { part: 'results' }))
  const text = (await screen.findByRole('link', { name: /Lumen/ })).textContent
  for (const said of ['1.14×', '900 given out', '100 unsold', '240 came back', '100%, up to 60 lots each'])
    expect(text).toContain(said)
})

it('splits nothing before it is decided', async () => {
  calls.set(salesPath, { result: [{ ...someSale, lotsApplied: 1_140 }] })
  show(<IeoScreen />, pathTo('ieo'))
  const text = (await screen.findByRole('link', { name: /Lumen/ })).textContent
  expect(text).toContain('1.14×')
  expect(text).not.toMatch(/given out|unsold|came back/)
})

it('asks nobody to pay who has paid', async () => {
  const { sale, outcome } = drawnOf(someDraw, list)
  calls.set(salesPath, { result: [{ ...sale, payUntilAtMs: Date.now() + 3_600_000 }] })
  calls.set(outcomePath, { result: outcome })
  calls.set(ieoOrdersPath, listOf({ ...someDrawOrder, state: 'completed', lotsWon: 2, tokens: '4000', paid: '200' }))
  openSale('arbor')
  expect(await screen.findByText("Your payment is done. ABR is held until it's listed.")).toBeDefined()
  expect(screen.queryByText('Time left to pay')).toBeNull()
})

it('promises no share once a sale has closed', async () => {
  calls.set(salesPath, { result: [{ ...someSale, state: 'allocating' }] })
  calls.set(ieoOrdersPath, listOf(someIeoOrder))
  openSale()
  expect(await screen.findByText('What you get is being worked out.')).toBeDefined()
  expect(screen.queryByText('Your share right now')).toBeNull()
})

it('says where there is nothing yet', async () => {
  calls.set(salesPath, { result: [] })
  show(<IeoScreen />, pathTo('ieo'))
  expect(await screen.findByText('No token sales yet')).toBeDefined()
  await userEvent.click(screen.getByRole('tab', { name: 'Results' }))
  expect(await screen.findByText('No results yet')).toBeDefined()
  await userEvent.click(screen.getByRole('tab', { name: 'My applications' }))
  expect(await screen.findByText('No applications yet')).toBeDefined()
})

it('shows what somebody would get now, how, and that there is no market', async () => {
  calls.set(ieoOrdersPath, listOf(someIeoOrder))
  openSale()
  expect(await screen.findByText('Your share right now')).toBeDefined()
  const text = document.body.textContent
  expect(text).toContain('for 160.00 of your 500.00 USDT')
  expect(text).toContain('There is no market for LMN yet.')
  expect(screen.getByText('How your share is worked out')).toBeDefined()
  expect(text).toContain('16.66')
  expect(screen.getByText('Touchstone and staff').parentElement?.textContent).toContain('as the issuer says')
  expect(screen.getByRole('button', { name: 'Take back' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Change lots' }).getAttribute('href')).toBe(
    pathTo('ieoApply', { id: 'lumen' }),
  )
})

it('says where the money is until the token is listed, and not after that', async () => {
  const stays =
    "What people pay stays in the sale's own account until LMN is listed. Only then can it go to the issuer."
  openSale()
  expect(await screen.findByText(stays)).toBeTruthy()
  expect(screen.getByText(/^If LMN isn't listed by .*, all you paid comes back\.$/)).toBeTruthy()
  cleanup()
  queries.clear()
  calls.set(salesPath, { result: [{ ...someSale, state: 'listed', listedAtMs: 1_790_000_000_000 }, someDraw] })
  openSale()
  await screen.findByText('The sale')
  expect(screen.queryByText(stays)).toBeNull()
  expect(screen.queryByText(/all you paid comes back/)).toBeNull()
  cleanup()
  queries.clear()
  calls.set(salesPath, { result: [{ ...someSale, state: 'called_off', calledOffAtMs: 1_790_000_000_000 }, someDraw] })
  openSale()
  expect(await screen.findByText("The token wasn't listed in time. Whoever paid gets it all back.")).toBeTruthy()
  expect(screen.queryByText(stays)).toBeNull()
  expect(screen.queryByText(/There is no market/)).toBeNull()
  expect(screen.getByText('Listing deadline')).toBeTruthy()
  expect(screen.getByText('Called off', { selector: 'dt' })).toBeTruthy()
})

it('warns of no loss where a sale was called off', async () => {
  calls.set(salesPath, { result: [{ ...someSale, state: 'called_off', calledOffAtMs: 1_790_000_000_000 }] })
  show(<IeoScreen />, pathTo('ieo'))
  expect(await screen.findByText('Price of one LMN')).toBeDefined()
  expect(screen.queryByText('You can lose')).toBeNull()
})

it('says of a sale that is announced how many days its token has to be listed', async () => {
  calls.set(salesPath, {
    result: [{ ...someSale, state: 'announced', openedAtMs: null, closesAtMs: null, listByAtMs: null }],
  })
  openSale()
  const text = "If LMN isn't listed within 30 days of the close, all you paid comes back."
  expect(await screen.findByText(text)).toBeDefined()
})

it('hides what somebody applied for with the other amounts', async () => {
  usePreferences.setState({ hideBalances: true })
  calls.set(ieoOrdersPath, listOf(someIeoOrder))
  openSale()
  expect(await screen.findByText('Your share right now')).toBeDefined()
  expect(document.body.textContent).not.toMatch(/1,600|160\.00|500\.00|16\.66/)
})

it('leads to the application, unless something bars it', async () => {
  openSale()
  expect((await screen.findByRole('link', { name: 'Apply' })).getAttribute('href')).toBe(
    pathTo('ieoApply', { id: 'lumen' }),
  )
  cleanup()
  queries.clear()
  calls.set(protectionPath, { result: { ...someProtection, featuresOff: ['ieo'] } })
  openSale()
  expect(await screen.findByText(/responsible trading|country/i)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull()
})

it('says of a draw how many lots win, and that the round can be known before', async () => {
  calls.set(ieoOrdersPath, listOf(someDrawOrder))
  openSale('arbor')
  expect(await screen.findByText('Lots in the draw: 120. Yours: 5. Of all of them, 50 win.')).toBeDefined()
  expect(screen.getByText(/anybody can work out the round beforehand/)).toBeDefined()
})

it('repeats who gets what on this phone, and says that it is the same', async () => {
  const { sale, outcome, lotsWon } = allottedOf(someSale, list)
  const lots = list[1]?.lots ?? 0
  calls.set(salesPath, { result: [sale] })
  calls.set(outcomePath, { result: outcome })
  calls.set(
    ieoOrdersPath,
    listOf({ ...someIeoOrder, state: 'completed', lots, lotsWon, tokens: String(lotsWon * 100) }),
  )
  openSale()
  expect(await screen.findByText('Same result')).toBeDefined()
  expect(screen.getByText(/^Your phone worked through all .* lots of 60 applications itself, in .* s\./)).toBeDefined()
  expect(screen.getByText('yours')).toBeDefined()
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5)
  await userEvent.click(screen.getByRole('button', { name: 'Show more of 60' }))
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull()
})

it('names what is another result', async () => {
  const { sale, outcome } = allottedOf(someSale, list)
  calls.set(salesPath, { result: [sale] })
  calls.set(outcomePath, { result: { ...outcome, root: 'ab'.repeat(32) } })
  openSale()
  expect(await screen.findByText('Another result')).toBeDefined()
  expect(screen.getByText('Root of the list')).toBeDefined()
  expect(screen.getByText(`We say: ${'ab'.repeat(32)}`)).toBeDefined()
})

it('repeats a draw with the place of each own lot, and asks to pay what was won', async () => {
  const drawList = applicationsOf(40, () => 5)
  const { sale, outcome, won } = drawnOf(someDraw, drawList)
  const own = drawList.find((each) => won(each) > 0) ?? { id: '', lots: 0 }
  calls.set(salesPath, { result: [{ ...sale, payUntilAtMs: Date.now() + 3_600_000 }] })
  calls.set(outcomePath, { result: outcome })
  const order = { ...someDrawOrder, ...own, state: 'won', lotsWon: won(own), toPay: String(won(own) * 90) }
  calls.set(ieoOrdersPath, listOf({ ...order, payUntilAtMs: Date.now() + 3_600_000 }))
  openSale('arbor')
  expect(await screen.findByText('Same result')).toBeDefined()
  expect(screen.getByText('Lot 5')).toBeDefined()
  expect(screen.getAllByText('Won', { exact: true })).toHaveLength(won(own))
  expect(screen.getByRole('button', { name: `Pay ${won(own) * 90}.00 USDT` })).toBeDefined()
  expect(screen.getByText(/^Time left to pay: 00:59:5/)).toBeDefined()
})

it('checks the file of the white paper by its hash', async () => {
  openSale()
  const paper = await screen.findByRole('link', { name: /Open the white paper/ })
  expect(paper.getAttribute('href')).toBe('/papers/lumen.txt')
  const input = document.querySelector('input[type=file]')
  if (input === null) throw new Error('no file can be chosen')
  fireEvent.change(input, { target: { files: [new File(['another text'], 'paper.txt')] } })
  expect(await screen.findByText(/^Another file/)).toBeDefined()
  calls.set(salesPath, {
    result: [{ ...someSale, paperHash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' }],
  })
  await queries.invalidateQueries({ queryKey: ['investments'] })
  await waitFor(() => expect(screen.getByText(/ba78 16bf/)).toBeDefined())
  fireEvent.change(input, { target: { files: [new File(['abc'], 'paper.txt')] } })
  expect(await screen.findByText(/^Same file/)).toBeDefined()
})

it('knows a sale that is not there', async () => {
  openSale('nothing')
  expect(await screen.findByText("This sale isn't here. Choose another one.")).toBeDefined()
})
