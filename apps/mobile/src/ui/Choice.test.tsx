import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { Choice } from './Choice.tsx'

beforeAll(allTexts)
afterEach(cleanup)

const options = [
  { value: 'es', label: 'España', sub: '+34' },
  { value: 'de', label: 'Deutschland', sub: '+49' },
  { value: 'jp', label: '日本', sub: '+81' },
]

function Stage({ search = false }: { search?: boolean }) {
  const [value, setValue] = useState<string>()
  return <Choice label="Country" look="field" options={options} value={value} onChange={setValue} search={search} />
}

it('shows what is chosen after the sheet', async () => {
  render(<Stage />)
  await userEvent.click(screen.getByRole('button', { name: 'Country Choose' }))
  await userEvent.click(await screen.findByRole('button', { name: /Deutschland/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Country Deutschland' }))
  expect(await screen.findByRole('button', { name: /Deutschland/, pressed: true })).toBeDefined()
})

it.each([
  ['esp', 'España'],
  ['81', '日本'],
  ['DEUTSCH', 'Deutschland'],
])('finds %s among many, without regard to case and accents', async (sought, found) => {
  render(<Stage search />)
  await userEvent.click(screen.getByRole('button', { name: 'Country Choose' }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), sought)
  expect(screen.getAllByRole('listitem').map((each) => each.querySelector('.block')?.textContent)).toEqual([found])
})

it('says that nothing was found', async () => {
  render(<Stage search />)
  await userEvent.click(screen.getByRole('button', { name: 'Country Choose' }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'zzz')
  expect(screen.getByText('Nothing found')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})
