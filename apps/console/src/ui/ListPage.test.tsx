import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dialogOf, show, someOperator } from '../api/test-show.tsx'
import type { Asked } from './list.ts'
import { ListPage } from './ListPage.tsx'

type Stone = { id: string; name: string }
const stones: Stone[] = [
  { id: '1', name: 'agate' },
  { id: '2', name: 'basalt' },
]
let asked: Asked[] = []
let answer: () => Promise<{ records: Stone[]; total: number }>

beforeEach(() => {
  asked = []
  answer = () => Promise.resolve({ records: stones, total: 45 })
})
afterEach(cleanup)

const page = (
  <ListPage<Stone>
    title="Stones"
    name={['stones']}
    load={(each) => {
      asked.push(each)
      return answer()
    }}
    loadOne={(id) => Promise.resolve({ id, name: 'obsidian' })}
    keyOf={({ id }) => id}
    columns={[{ title: 'Name', cell: ({ name }) => name }]}
    filters={[{ name: 'search', label: 'Search', kind: 'search' }]}
    empty="No stone."
    drawer={{ title: ({ id }) => `Stone ${id}`, body: ({ name }) => `This is ${name}.` }}
  />
)
const open = (address = '/stones') => {
  show(page, someOperator(['admin']), address)
}
const address = (): string | null => screen.getByLabelText('address').textContent

it('keeps its page and its filters in the address, and begins anew with another filter', async () => {
  open('/stones?page=2')
  await screen.findByText('agate')
  expect(asked[0]).toEqual({ pageNo: 2, pageSize: 20, filters: {} })
  await userEvent.click(screen.getByTitle('3'))
  expect(address()).toBe('/stones?page=3&size=20')
  await userEvent.type(screen.getByRole('searchbox'), 'ag{Enter}')
  await waitFor(() => {
    expect(asked.at(-1)).toEqual({ pageNo: 1, pageSize: 20, filters: { search: 'ag' } })
  })
  expect(address()).toContain('search=ag')
})

it('opens a row by the keyboard, and closes it with escape', async () => {
  open()
  const row = (await screen.findByText('agate')).closest('tr')
  row?.focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect((await dialogOf('Stone 2')).textContent).toContain('This is basalt.')
  expect(address()).toBe('/stones?open=2')
  await userEvent.keyboard('{Escape}')
  expect(address()).toBe('/stones')
})

it('shows what the address names though the list has it not', async () => {
  open('/stones?open=9')
  expect((await dialogOf('Stone 9')).textContent).toContain('This is obsidian.')
})

it('says why it could not be read, and reads again when asked', async () => {
  answer = () => Promise.reject(new Error('broken'))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load this')
  answer = () => Promise.resolve({ records: [], total: 0 })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No stone.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
