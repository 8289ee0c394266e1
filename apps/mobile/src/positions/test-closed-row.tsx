import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { queries } from '@touchstone/app/api/queries'
import type { Position } from '@touchstone/app/positions/positions.queries'
import { MemoryRouter } from 'react-router'
import { ClosedRow } from './ClosedRow.tsx'

/** A row of the history, closed as it comes. */
export const showRow = (record: Position) =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ClosedRow record={record} book="demo" />
      </MemoryRouter>
    </QueryClientProvider>,
  )

/** Unfolds the row that is shown. */
export const unfoldRow = (): Promise<void> => userEvent.click(screen.getByRole('button', { expanded: false }))
