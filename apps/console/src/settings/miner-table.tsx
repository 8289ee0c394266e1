import type { JsonObject } from './settings-draft.ts'
import { type SettingsTable, text } from './settings-table.ts'
import { amountColumn, figureColumn, moneyColumn } from './table-columns.tsx'

export const minerTable: SettingsTable = {
  path: ['investments', 'miners'],
  label: 'Machines',
  entry: 'machine',
  empty: 'No machines',
  // Its orders go on with the terms that they were bought on.
  stays: false,
  nameForm: { pattern: /^[a-z0-9-]{3,40}$/, message: 'Small letters, digits and hyphens, 3 to 40.' },
  columns: [
    { title: 'Machine', cell: ({ name }) => <span className="code">{name}</span> },
    {
      title: 'Model',
      fields: ['manufacturer', 'model'],
      cell: ({ value }) => `${text(value['manufacturer'])} ${text(value['model'])}`,
    },
    figureColumn('TH/s', 'hashrate'),
    figureColumn('W', 'power'),
    moneyColumn('Unit', 'price'),
    figureColumn('Units', 'units'),
    figureColumn('Days', 'cycleDays'),
    amountColumn('Hosting a day', 'hostingFee'),
    amountColumn('A kWh', 'tariff'),
    amountColumn('Most a day, coin', 'outputMax'),
  ],
  fresh: (name, like) => ({ ...(like ?? firstMiner), id: name }),
}

const firstMiner: JsonObject = {
  network: 'bitcoin',
  manufacturer: '',
  model: '',
  hashrate: '200',
  power: 3_500,
  size: '',
  weight: '',
  temperature: '5–40 °C',
  humidity: '10–90 %',
  currency: 'USDT',
  price: '85',
  units: 100,
  cycleDays: 30,
  hostingFee: '0.3',
  tariff: '0.05',
  outputMax: '0.0003',
  unitsMax: 100,
  identityLevel: 0,
  levelLimit: 0,
}
