import { choiceWord } from './setting-choices.ts'
import type { JsonObject } from './settings-draft.ts'
import { type SettingsTable, text } from './settings-table.ts'
import { figureColumn, moneyColumn, rateColumn } from './table-columns.tsx'

export const bondTable: SettingsTable = {
  path: ['investments', 'bonds'],
  label: 'Bonds',
  entry: 'bond',
  empty: 'No bonds',
  // What was opened goes on with the terms that it was opened on.
  stays: false,
  nameForm: { pattern: /^[a-z0-9-]{3,40}$/, message: 'Small letters, digits and hyphens, 3 to 40.' },
  columns: [
    { title: 'Bond', cell: ({ name }) => <span className="code">{name}</span> },
    { title: 'Issuer', fields: ['issuer'], cell: ({ value }) => <span className="code">{text(value['issuer'])}</span> },
    { title: 'Class', fields: ['riskClass'], cell: ({ value }) => text(value['riskClass']) },
    moneyColumn('Unit', 'unit'),
    figureColumn('Units', 'units'),
    figureColumn('Comes about with', 'unitsMin'),
    rateColumn('Daily rate', 'dailyRate'),
    figureColumn('Days', 'termDays'),
    {
      title: 'Repayment',
      fields: ['repayment'],
      cell: ({ value }) => choiceWord('repayment', text(value['repayment'])),
    },
  ],
  fresh: (name, like) => ({ ...(like ?? firstBond), id: name }),
}

const firstBond: JsonObject = {
  issuer: '',
  riskClass: 'E',
  currency: 'USDT',
  unit: '100',
  units: 1_000,
  unitsMin: 800,
  dailyRate: '0.0002',
  termDays: 90,
  repayment: 'monthly',
  subscriptionDays: 10,
  thinkDays: 4,
  unitsMax: 0,
  identityLevel: 0,
  levelLimit: 0,
}
