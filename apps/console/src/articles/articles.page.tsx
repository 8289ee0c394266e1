import { FileTextOutlined, LinkOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Page } from '../ui/page.ts'

export const articlesPage = {
  title: 'Articles',
  group: 'Setup',
  right: 'edit_content',
  icon: <FileTextOutlined />,
  Screen: lazy(async () => ({ default: (await import('./ArticlesScreen.tsx')).ArticlesScreen })),
} as const satisfies Page

export const linksPage = {
  title: 'Short links',
  group: 'Setup',
  right: 'edit_content',
  icon: <LinkOutlined />,
  Screen: lazy(async () => ({ default: (await import('./LinksScreen.tsx')).LinksScreen })),
} as const satisfies Page
