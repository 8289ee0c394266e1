import { SafetyCertificateOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const proposalsPage = {
  title: 'Approvals',
  group: 'Queues',
  right: 'see_proposals',
  count: 'proposals',
  icon: <SafetyCertificateOutlined />,
  Screen: lazy(async () => ({ default: (await import('./ProposalsScreen.tsx')).ProposalsScreen })),
} as const satisfies Page
