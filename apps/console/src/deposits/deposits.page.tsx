import { DownloadOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const depositsPage = {
  title: 'Deposits',
  group: 'Queues',
  right: 'see_deposits',
  count: 'deposits',
  icon: <DownloadOutlined />,
  Screen: lazy(async () => ({ default: (await import('./DepositsScreen.tsx')).DepositsScreen })),
} as const satisfies Page
