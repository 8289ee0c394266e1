import { AuditOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const auditPage = {
  title: 'Audit log',
  group: 'Setup',
  right: 'see_audit',
  icon: <AuditOutlined />,
  Screen: lazy(async () => ({ default: (await import('./AuditScreen.tsx')).AuditScreen })),
} as const satisfies Page
