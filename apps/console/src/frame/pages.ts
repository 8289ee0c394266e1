import type { Right } from '@touchstone/wire/rights'
import { arrivalsPage } from '../arrivals/arrivals.page.tsx'
import { articlesPage, linksPage } from '../articles/articles.page.tsx'
import { auditPage } from '../audit/audit.page.tsx'
import { bondsPage } from '../bonds/bonds.page.tsx'
import { depositsPage } from '../deposits/deposits.page.tsx'
import { entriesPage } from '../entries/entries.page.tsx'
import { ieosPage } from '../ieos/ieos.page.tsx'
import { marketPage, exposurePage, solvencyPage } from '../house/house.page.tsx'
import { identityPage } from '../identity/identity.page.tsx'
import { offeringsPage } from '../offerings/offerings.page.tsx'
import { overviewPage } from '../overview/overview.page.tsx'
import { operatorsPage } from '../operators/operators.page.tsx'
import { proposalsPage } from '../proposals/proposals.page.tsx'
import { settingsPage } from '../settings/settings.page.tsx'
import { usersPage } from '../users/users.page.tsx'
import { withdrawalsPage } from '../withdrawals/withdrawals.page.tsx'
import type { Page } from '../ui/page.ts'

/** Every page of the console by its address, in the order of the menu. */
const table = {
  overview: overviewPage,
  deposits: depositsPage,
  arrivals: arrivalsPage,
  withdrawals: withdrawalsPage,
  identity: identityPage,
  proposals: proposalsPage,
  users: usersPage,
  entries: entriesPage,
  market: marketPage,
  exposure: exposurePage,
  solvency: solvencyPage,
  offerings: offeringsPage,
  bonds: bondsPage,
  ieos: ieosPage,
  settings: settingsPage,
  articles: articlesPage,
  links: linksPage,
  operators: operatorsPage,
  audit: auditPage,
} as const satisfies Record<string, Page>

type PageName = keyof typeof table

const all: Readonly<Record<PageName, Page>> = table

export const pages: readonly (Page & { name: PageName })[] = (Object.keys(table) as PageName[]).map((name) => ({
  name,
  ...all[name],
}))

/** The pages that these rights show, in the order of the menu. */
export const pagesFor = (rights: readonly Right[]): typeof pages =>
  pages.filter(({ right }) => right === undefined || rights.includes(right))
