/** What the story of money tells its user by message and by e-mail, in this order. */
export const toldByMail = [
  'Withdrawal password set',
  'Identity data received',
  'Deposit under review: 15,000 USDT',
  'Identity verified',
  'Deposit credited: 15,250.5 USDT',
  'Withdrawal account bound: •••• 3000',
  'Withdrawal under review: 12,000 USDT',
  'Withdrawal approved: 12,000 USDT',
]
/** What follows in the app alone. */
export const toldInTheApp = ['Withdrawal being paid: 12,000 USDT']
/** And at last by both. */
export const toldLast = 'Withdrawal paid: 12,000 USDT'

/** Who did what to what, as the console’s log shows it. */
export const audited = [
  'admin-1, read file, user 1',
  'admin-1, read file, user 1',
  'admin-1, claim identity, identity 1',
  'admin-1, approve identity, identity 1',
  'admin-1, propose, proposal 1',
  'admin-2, approve proposal, proposal 1',
  'admin-1, read file, user 1',
  'admin-1, claim deposit, deposit 1',
  'admin-1, credit deposit, deposit 1',
  'admin-1, claim withdrawal, withdrawal 1-3',
  'admin-1, approve withdrawal, withdrawal 1-3',
  'admin-2, begin payment, withdrawal 1-3',
  'admin-2, pay withdrawal, withdrawal 1-3',
]
