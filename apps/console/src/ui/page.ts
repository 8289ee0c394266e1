import type { Right } from '@touchstone/wire/rights'
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'

/** What is counted in the menu. */
export type QueueName = 'deposits' | 'withdrawals' | 'identity' | 'proposals' | 'importantOnline'

/** A page of the console, and the right that it needs: who has it not does not see it. */
export type Page = {
  title: string
  group: 'Queues' | 'People' | 'The house' | 'Set-up'
  right: Right
  /** The queue whose length stands beside its title. */
  count?: QueueName
  icon: ReactNode
  /** Loaded when it is first opened. */
  Screen: LazyExoticComponent<ComponentType>
}
