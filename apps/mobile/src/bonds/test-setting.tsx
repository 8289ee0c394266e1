import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { queries } from '@touchstone/app/api/queries'

/** Shows a screen at an address. */
export function show(screen: ReactNode, at: string): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
    </QueryClientProvider>,
  )
}
