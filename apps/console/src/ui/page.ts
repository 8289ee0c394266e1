import type { Right } from '@touchstone/wire/rights'
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'

/** What the menu counts. */
export type QueueName = 'deposits' | 'withdrawals' | 'identity' | 'proposals' | 'importantOnline'

/** A page of the console, and the right that shows it. */
export type Page = {
  title: string
  group: 'Start' | 'Queues' | 'Customers' | 'Risk' | 'Setup'
  /** Undefined: every operator sees it. */
  right?: Right
  /** The queue whose length is shown beside its title. */
  count?: QueueName
  icon: ReactNode
  /** Loaded when it is first opened. */
  Screen: LazyExoticComponent<ComponentType>
}
