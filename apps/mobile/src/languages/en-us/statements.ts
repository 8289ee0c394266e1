export const statements = {
  statements: 'Statements',
  statementsText: 'Every movement of a month, with the balances at both ends.',
  month: 'Month',
  account: 'Account',
  format: 'Format',
  formatPdf: 'To read and print',
  formatCsv: 'For spreadsheets',
  download: 'Save statement',
  statementSaved: 'Saved: {{file}}',
  monthRunning: 'This month is not over: the statement goes up to now.',
  statementTruncated:
    'There are more movements than one file holds: it lists the first {{count}}. The balances are those of all.',
} as const
