import type { Right } from '@touchstone/wire/rights'

/** Every page of the console, as the menu shows them, and the right that each needs: who has it not does not see it. */
const table = {
  deposits: { title: 'Deposits', group: 'Queues', right: 'see_deposits', count: 'deposits' },
  arrivals: { title: 'Arrivals', group: 'Queues', right: 'see_deposits' },
  withdrawals: { title: 'Withdrawals', group: 'Queues', right: 'see_withdrawals', count: 'withdrawals' },
  identity: { title: 'Identity', group: 'Queues', right: 'see_identity', count: 'identity' },
  proposals: { title: 'Four eyes', group: 'Queues', right: 'see_proposals', count: 'proposals' },
  users: { title: 'Users', group: 'People', right: 'find_users' },
  entries: { title: 'Rewards, corrections', group: 'People', right: 'propose_entries' },
  market: { title: 'Market health', group: 'The house', right: 'see_market' },
  exposure: { title: 'Exposure', group: 'The house', right: 'see_exposure' },
  solvency: { title: 'Solvency', group: 'The house', right: 'see_solvency' },
  settings: { title: 'Settings', group: 'Set-up', right: 'see_settings' },
  articles: { title: 'Articles', group: 'Set-up', right: 'edit_content' },
  links: { title: 'Short links', group: 'Set-up', right: 'edit_content' },
  operators: { title: 'Operators', group: 'Set-up', right: 'see_operators' },
  audit: { title: 'Audit log', group: 'Set-up', right: 'see_audit' },
} as const satisfies Record<string, PageOfConsole>

type PageOfConsole = { title: string; group: string; right: Right; count?: QueueName }
export type QueueName = 'deposits' | 'withdrawals' | 'identity' | 'proposals'
export type PageName = keyof typeof table

export const pages: readonly (PageOfConsole & { name: PageName })[] = (Object.keys(table) as PageName[]).map(
  (name) => ({
    name,
    ...table[name],
  }),
)

/** The pages of somebody with these rights, in the order of the menu. */
export const pagesFor = (rights: readonly Right[]): typeof pages => pages.filter(({ right }) => rights.includes(right))
