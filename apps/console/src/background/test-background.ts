import type { PersonBackground } from '@touchstone/wire/console/person-background'

/** What is known of somebody against whom nothing speaks. */
export const someBackground: PersonBackground = {
  user: { id: 12, account: 'bea' },
  identity: { level: 1, name: 'Bea Miller', verifiedByYou: false, country: 'TH' },
  createdTime: '2026-08-01 10:00:00',
  money: { netFlow: '100', equity: '120', profit: '20' },
  withdrawals: { isFirst: true, paid: 0, paidValue: '0', open: 0 },
  deposits: { total: 0, records: [] },
  limits: { day: '20000', dayUsed: '0', month: '100000', monthUsed: '0', requestsToday: 0, requestsADayMax: 10 },
  newSessions: [],
  secretsChangedTime: null,
  secretEvents: [],
  recovery: null,
  waits: [],
  sharedWith: { total: 0, records: [] },
  accounts: [],
}
