import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { queries } from '@touchstone/app/api/queries'
import { OrderConfirm } from './OrderConfirm.tsx'

type Given = Pick<ComponentProps<typeof OrderConfirm>, 'subject'> & Partial<ComponentProps<typeof OrderConfirm>>

/** The confirmation of an order on the real book, open, with nobody who listens. */
export const confirmSheet = (given: Given) => (
  <QueryClientProvider client={queries}>
    <MemoryRouter>
      <OrderConfirm book="real" context={undefined} isOpen label="Buy" onClose={() => undefined} {...given} />
    </MemoryRouter>
  </QueryClientProvider>
)
