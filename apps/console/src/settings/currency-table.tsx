import { addedPlaces } from '@touchstone/domain/money/currency'
import { type SettingsTable, text } from './settings-table.ts'

export const currencyTable: SettingsTable = {
  path: ['moreCurrencies'],
  label: 'Tokens',
  entry: 'token',
  // Who holds it could not be shown it any more.
  stays: true,
  nameForm: {
    pattern: /^[A-Z][A-Z0-9]{1,9}$/,
    message: 'Capital letters and digits, 2 to 10, a letter first. The code is for good.',
  },
  columns: [
    { title: 'Code', cell: ({ name }) => name },
    { title: 'Name', fields: ['name'], cell: ({ value }) => text(value['name']) },
    { title: 'Decimals', number: true, cell: () => <span className="num">{addedPlaces}</span> },
  ],
  fresh: (code) => ({ code, name: '' }),
}
