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
    emptyText: 'Sign-ins, filled orders and results will appear here.',
    emptyCategory: 'Nothing here yet',
    emptyOf: {
      system: 'News about your account and its security.',
      task: 'News about tasks and their rewards.',
      transaction: 'Filled orders, margin calls and results.',
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
      market: 'Open {{symbol}}',
      devices: 'See signed-in devices',
      security: 'Check security',
      demo: 'Try with demo funds',
    },
  },
  refusals: {
    message_not_found: 'This message is no longer there.',
  },
} as const satisfies NounTexts
