/** Titles that the user of the story gets by message and by e-mail, in this order. */
export const mailed = [
  'Withdrawal password set',
  'We got your details',
  'Deposit under review: 15,000 USDT',
  "You're verified",
  'Deposit credited: 15,000 USDT',
  'Withdrawal account added: •••• 3000',
  'Withdrawal under review: 12,000 USDT',
  'Withdrawal approved: 12,000 USDT',
]
/** What follows in the app alone. */
export const inAppOnly = ['Withdrawal on its way: 12,000 USDT']
/** And at last by both. */
export const lastMessage = 'Withdrawal paid: 12,000 USDT'

/** Who did what to what, as the console’s log shows it. Book 7: the house keeps the six before the first user’s. */
export const audited = [
  'System, Recorded the agreement in force, Agreement registration',
  'System, Recorded the agreement in force, Agreement strategies',
  'System, Recorded the agreement in force, Agreement machines',
  'System, Recorded the agreement in force, Agreement bonds',
  'System, Recorded the agreement in force, Agreement token sales',
  'System, Committed to the market seed, Market',
  'System, Recorded an accepted agreement, User 1',
  'admin-2, Claimed an identity application, Application 1',
  'admin-2, Verified an identity, Application 1',
  'admin-1, Created a proposal, Proposal 1',
  'admin-2, Approved a proposal, Proposal 1',
  'admin-1, Claimed a deposit, Deposit 1',
  'admin-1, Credited a deposit, Deposit 1',
  'admin-2, Claimed a withdrawal, Withdrawal 12-3',
  'admin-2, Approved a withdrawal, Withdrawal 12-3',
  'admin-3, Started a payment, Withdrawal 12-3',
  'admin-3, Paid a withdrawal, Withdrawal 12-3',
]
