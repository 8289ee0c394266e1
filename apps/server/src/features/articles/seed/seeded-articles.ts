import { agreementKinds } from '@touchstone/wire/articles'
import type { ArticleKind } from '../articles.store.ts'

type Seeded = { slug: string; kind: ArticleKind; rank: number; target: { type: number; url: string } | null }

const help = [
  'what-is-margin',
  'isolated-and-cross',
  'liquidation-price',
  'orders-and-stops',
  'fees',
  'funding',
  'second-contracts',
  'exchange-and-transfer',
  'receipts',
  'security',
  'sandbox-and-live',
] as const

const announcements = ['demo-funds', 'second-contracts-explained', 'receipts-prove-prices', 'risk-warning'] as const

/** The initial articles of a new house. The target of type 3 is the slug of an article above it. */
export const seededArticles = [
  ...help.map((slug, index) => ({ slug, kind: 'help' as const, rank: index + 1, target: null })),
  ...announcements.map((slug) => ({ slug, kind: 'announcement' as const, rank: 0, target: null })),
  { slug: 'first-notice', kind: 'notice', rank: 0, target: null },
  { slug: 'user-agreement', kind: agreementKinds.registration, rank: 0, target: null },
  { slug: 'strategy-agreement', kind: agreementKinds.strategies, rank: 0, target: null },
  { slug: 'machine-agreement', kind: agreementKinds.machines, rank: 0, target: null },
  { slug: 'bond-agreement', kind: agreementKinds.bonds, rank: 0, target: null },
  { slug: 'token-sale-agreement', kind: agreementKinds.token_sales, rank: 0, target: null },
  { slug: 'banner-demo', kind: 'banner', rank: 1, target: { type: 1, url: '/demotrading' } },
  { slug: 'banner-receipts', kind: 'banner', rank: 2, target: { type: 3, url: 'receipts-prove-prices' } },
] as const satisfies Seeded[]

export type SeededSlug = (typeof seededArticles)[number]['slug']
