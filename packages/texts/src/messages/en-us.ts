import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    title: 'Messages',
    categories: 'Categories',
    category: {
      system: 'System',
      task: 'Tasks',
      transaction: 'Trading',
    },
    unread: 'Unread:',
    markAllRead: 'Mark all as read',
    allRead: 'All marked as read',
    empty: 'No messages yet',
    emptyText: "You'll see sign-ins, filled orders and results here.",
    emptyCategory: 'Nothing here yet',
    emptyOf: {
      system: "You'll see news about your account and its security here.",
      task: "You'll see tasks and rewards here.",
      transaction: "You'll see filled orders, margin calls and results here.",
    },
    showAll: 'Show all messages',
    toMarkets: 'Browse markets',
    receipt: 'View receipt',
    lead: {
      identity: 'Open verification',
      deposit: 'Open deposit',
      withdrawal: 'Open withdrawal',
      accounts: 'Check withdrawal accounts',
      withdrawals: 'Open withdrawals',
      investment: 'Open investment',
      bond: 'Open bond',
      miner: 'Open mining',
      ieo: 'Open token sale',
      market: 'Open {{symbol}}',
      devices: 'See signed-in devices',
      security: 'Check security',
      demo: 'Start demo trading',
    },
  },
  refusals: {
    message_not_found: 'This message is gone.',
  },
} as const satisfies NounTexts
