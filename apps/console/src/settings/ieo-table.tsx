import { choiceWord } from './setting-choices.ts'
import type { JsonObject } from './settings-draft.ts'
import { type SettingsTable, text } from './settings-table.ts'
import { amountColumn, figureColumn, moneyColumn, rateColumn } from './table-columns.tsx'

export const ieoTable: SettingsTable = {
  path: ['investments', 'ieos'],
  label: 'Token sales',
  entry: 'sale',
  empty: 'No token sales',
  // What was opened goes on with the terms that it was opened on.
  stays: false,
  nameForm: { pattern: /^[a-z0-9-]{3,40}$/, message: 'Small letters, digits and hyphens, 3 to 40.' },
  columns: [
    { title: 'Sale', cell: ({ name }) => <span className="code">{name}</span> },
    { title: 'Name', fields: ['name'], cell: ({ value }) => text(value['name']) },
    { title: 'Token', fields: ['token'], cell: ({ value }) => text(value['token']) },
    { title: 'Format', fields: ['format'], cell: ({ value }) => choiceWord('format', text(value['format'])) },
    moneyColumn('Lot', 'lotPrice'),
    amountColumn('Tokens in it', 'lotTokens'),
    figureColumn('Lots', 'lots'),
    figureColumn('Most a person', 'cap'),
    rateColumn('Set aside', 'depositRate'),
    figureColumn('Days', 'subscriptionDays'),
    figureColumn('List within', 'listWithinDays'),
  ],
  fresh: (name, like) => ({ ...(like ?? firstIeo), id: name }),
}

const firstIeo: JsonObject = {
  name: '',
  format: 'commitment',
  token: '',
  currency: 'USDT',
  lotPrice: '10',
  lotTokens: '100',
  lots: 1_000,
  cap: 50,
  depositRate: '1',
  subscriptionDays: 7,
  listWithinDays: 30,
  paper: '',
  paperHash: '',
  supply: '1000000',
  ecosystemShare: '0.4',
  teamShare: '0.2',
  investorsShare: '0.2',
  houseShare: '0.1',
  investorsPrice: '0',
  housePrice: '0',
  lockedDays: 180,
  identityLevel: 0,
  levelLimit: 0,
}
