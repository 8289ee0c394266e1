import { addedPlaces } from '@touchstone/domain/money/currency'
import { type SettingsTable, text } from './settings-table.ts'

export const currencyTable: SettingsTable = {
  path: ['moreCurrencies'],
  label: 'Tokens',
  entry: 'token',
  empty: 'No tokens were added',
  note: 'A code is for good: once it’s in force, nobody can change it or take it away. Its name can change. Neither may look like the code or name of another currency or symbol, even one that’s no longer used.',
  // Who holds it could not be shown it any more.
  stays: true,
  nameForm: {
    pattern: /^[A-Z][A-Z0-9]{1,9}$/,
    message: 'Capital letters and digits, 2 to 10, a letter first.',
  },
  columns: [
    { title: 'Code', cell: ({ name }) => name },
    { title: 'Name', fields: ['name'], cell: ({ value }) => text(value['name']) },
    { title: 'Decimals', number: true, cell: () => <span className="num">{addedPlaces}</span> },
  ],
  fresh: (code) => ({ code, name: '' }),
}
