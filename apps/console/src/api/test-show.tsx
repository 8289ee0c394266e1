import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Role, rightsOf } from '@touchstone/wire/rights'
import { App, ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { type Operator, OperatorContext } from './operator.ts'
import { createQueries } from './queries.ts'

// What antd asks a browser for and the test's has not.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
}))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  },
)

/** An operator with the rights of some roles. */
export const someOperator = (roles: readonly Role[], changed: Partial<Operator> = {}): Operator => ({
  id: '7',
  name: 'ada',
  roles: [...roles],
  rights: [...rightsOf(roles)],
  mustChangePassword: false,
  maySignFromAtMs: 0,
  nowAtMs: 1_790_000_000_000,
  ...changed,
})

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

/** A part of the console as an operator sees it, at an address. */
export function show(part: ReactNode, operator: Operator, address = '/'): void {
  render(
    <QueryClientProvider client={createQueries()}>
      <MemoryRouter initialEntries={[address]}>
        <ConfigProvider theme={{ token: { motion: false } }}>
          <App>
            <OperatorContext value={operator}>{part}</OperatorContext>
          </App>
        </ConfigProvider>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** The dialog or drawer with a heading. Under test antd gives every part the same id, so that its name is of no use. */
export async function dialogOf(heading: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(heading)).closest('[role="dialog"]')
  if (dialog instanceof HTMLElement) return dialog
  throw new Error(`${heading} is no heading of a dialog`)
}

/** Types into the fields of a dialog, by their labels, and sends it. */
export async function sendWith(
  dialog: HTMLElement,
  typed: Readonly<Record<string, string>>,
  act: string,
): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await userEvent.type(within(dialog).getByLabelText(label), value)
  await userEvent.click(within(dialog).getByRole('button', { name: act }))
}
