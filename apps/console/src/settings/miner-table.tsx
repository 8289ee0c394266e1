import { Amount } from '../ui/Amount.tsx'
import type { Json, JsonObject } from './settings-draft.ts'
import { type SettingsTable, text } from './tables.tsx'

const Figure = ({ value }: { value: Json | undefined }) => <span className="num">{text(value)}</span>

export const minerTable: SettingsTable = {
  path: ['investments', 'miners'],
  label: 'Machines',
  entry: 'machine',
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
    { title: 'TH/s', fields: ['hashrate'], number: true, cell: ({ value }) => <Figure value={value['hashrate']} /> },
    { title: 'W', fields: ['power'], number: true, cell: ({ value }) => <Figure value={value['power']} /> },
    {
      title: 'Unit',
      fields: ['price'],
      number: true,
      cell: ({ value }) => <Amount value={text(value['price'])} places="all" currency={text(value['currency'])} />,
    },
    { title: 'Units', fields: ['units'], number: true, cell: ({ value }) => <Figure value={value['units']} /> },
    { title: 'Days', fields: ['cycleDays'], number: true, cell: ({ value }) => <Figure value={value['cycleDays']} /> },
    {
      title: 'Hosting a day',
      fields: ['hostingFee'],
      number: true,
      cell: ({ value }) => <Amount value={text(value['hostingFee'])} places="all" />,
    },
    {
      title: 'A kWh',
      fields: ['tariff'],
      number: true,
      cell: ({ value }) => <Amount value={text(value['tariff'])} places="all" />,
    },
    {
      title: 'Most a day, coin',
      fields: ['outputMax'],
      number: true,
      cell: ({ value }) => <Amount value={text(value['outputMax'])} places="all" />,
    },
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
