import { networkName } from '@touchstone/domain/addresses/network-names'
import { numberText } from '../format/printed-number.ts'
import { noNumber } from '@touchstone/app/format/number-text'
import { countryName, countryOptions } from '../setup/region-names.ts'
import { choiceWord } from './setting-choices.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { isList, isObject, type Json, type JsonObject } from './settings-draft.ts'
import { type SettingsTable, text } from './settings-table.ts'
import { amountColumn, figureColumn, moneyColumn, rateColumn } from './table-columns.tsx'

const OnOff = ({ value }: { value: Json | undefined }) => <StatusChip status={value === true ? 'on' : 'off'} />

function leverageOf(brackets: Json | undefined): string {
  const first = isList(brackets) ? brackets[0] : undefined
  return isObject(first) ? `${text(first['leverageMax'])}x` : '—'
}

export const symbolTable: SettingsTable = {
  path: ['symbols'],
  label: 'Symbols',
  entry: 'symbol',
  empty: 'No symbol has its own settings',
  stays: true,
  nameForm: { pattern: /^[A-Z0-9]{2,10}\/(USD|USDT)$/, message: 'A symbol such as BTC/USDT.' },
  columns: [
    { title: 'Symbol', cell: ({ name }) => name },
    { title: 'Trading', fields: ['enabled'], cell: ({ value }) => <OnOff value={value['enabled']} /> },
    {
      title: 'Class',
      fields: ['marketClass'],
      cell: ({ value }) => choiceWord('marketClass', text(value['marketClass'])),
    },
    {
      title: 'Leverage',
      fields: ['brackets.0.leverageMax'],
      number: true,
      cell: ({ value }) => <span className="num">{leverageOf(value['brackets'])}</span>,
    },
    rateColumn('Taker', 'takerRate'),
    rateColumn('Maker', 'makerRate'),
    rateColumn('Liquidation', 'liquidationRate'),
    rateColumn('Spread', 'spreadRate'),
    figureColumn('Tick', 'priceTick'),
    figureColumn('Step', 'quantityStep'),
    amountColumn('Maximum exposure', 'houseExposureMax', 0),
  ],
  fresh: (name, like) => {
    const [base = '', quote = 'USDT'] = name.split('/')
    return { ...like, symbol: name, base, quote, enabled: false }
  },
}

const ofChains = ['network', 'confirmations', 'token', 'tokenDecimals']
const ofBanks = ['details']

export const channelTable: SettingsTable = {
  path: ['funds', 'channels'],
  label: 'Channels',
  entry: 'channel',
  empty: 'No channel has its own settings',
  stays: true,
  heading: ({ name, value }) => text(value['name']) || name,
  without: (value) => (value['kind'] === 'bank' ? ofChains : ofBanks),
  nameForm: { pattern: /^[a-z0-9][a-z0-9-]{1,59}$/, message: 'Small letters, digits and hyphens.' },
  columns: [
    {
      title: 'Channel',
      fields: ['name'],
      cell: ({ name, value }) => (
        <span className="two-line">
          <span>{text(value['name'])}</span>
          <span className="code">{name}</span>
        </span>
      ),
    },
    { title: 'Kind', fields: ['kind'], cell: ({ value }) => choiceWord('kind', text(value['kind'])) },
    { title: 'Currency', fields: ['currency'], cell: ({ value }) => text(value['currency']) },
    { title: 'Network', fields: ['network'], cell: ({ value }) => networkName(text(value['network'])) || noNumber },
    { title: 'Deposits', fields: ['deposits'], cell: ({ value }) => <OnOff value={value['deposits']} /> },
    { title: 'Withdrawals', fields: ['withdrawals'], cell: ({ value }) => <OnOff value={value['withdrawals']} /> },
    amountColumn('Deposit from', 'depositMin'),
    amountColumn('Withdrawal from', 'withdrawalMin'),
    amountColumn('Fixed fee', 'feeFixed'),
    rateColumn('Fee by amount', 'feeRate'),
  ],
  fresh: (name) => ({
    id: name,
    kind: 'bank',
    currency: 'USDT',
    network: '',
    name: '',
    sandbox: false,
    deposits: false,
    withdrawals: false,
    depositMin: '10',
    withdrawalMin: '20',
    feeFixed: '1',
    feeRate: '0.001',
    arrivalMinutes: 60,
    details: [],
    confirmations: 0,
    token: '',
    tokenDecimals: 0,
  }),
}

const listText = (value: Json | undefined): string =>
  isList(value) && value.length > 0
    ? value.map((each) => choiceWord('off', text(each))).join(', ')
    : 'Everything is offered'

export const countryTable: SettingsTable = {
  path: ['countries'],
  label: 'Countries',
  entry: 'country',
  empty: 'No country has its own settings',
  stays: false,
  nameForm: { pattern: /^[A-Z]{2}$/, message: 'Two letters such as DE.' },
  heading: ({ name }) => countryName(name),
  names: countryOptions,
  columns: [
    { title: 'Country', cell: ({ name }) => <span title={name}>{countryName(name)}</span> },
    { title: 'Not offered', fields: ['off'], cell: ({ value }) => listText(value['off']) },
    {
      title: 'Fixed rates',
      fields: ['fixedRates'],
      cell: ({ value }) => choiceWord('fixedRates', text(value['fixedRates'])),
    },
    {
      title: 'Maximum leverage',
      fields: ['leverageMax'],
      number: true,
      cell: ({ value }) => orEverywhere(value['leverageMax']),
    },
    {
      title: 'Maximum stake',
      fields: ['stakeMax'],
      number: true,
      cell: ({ value }) => orEverywhere(value['stakeMax']),
    },
  ],
  fresh: () => ({ off: [], fixedRates: 'by_law', leverageMax: null, stakeMax: null }),
}

const orEverywhere = (value: Json | undefined) =>
  text(value) === '' ? (
    <span className="quiet">as everywhere</span>
  ) : (
    <span className="num">{numberText(text(value))}</span>
  )

export const strategyTable: SettingsTable = {
  path: ['investments', 'strategies'],
  label: 'Strategies',
  entry: 'strategy',
  empty: 'No strategies',
  // Its orders go on with the terms that they were bought on.
  stays: false,
  nameForm: { pattern: /^[a-z0-9-]{3,40}$/, message: 'Small letters, digits and hyphens, 3 to 40.' },
  columns: [
    { title: 'Product', cell: ({ name }) => <span className="code">{name}</span> },
    { title: 'Kind', fields: ['kind'], cell: ({ value }) => choiceWord('kind', text(value['kind'])) },
    { title: 'Rule', fields: ['rule'], cell: ({ value }) => choiceWord('rule', text(value['rule'])) },
    figureColumn('Days', 'cycleDays'),
    rateColumn('Daily rate from', 'dailyRateMin'),
    rateColumn('to', 'dailyRateMax'),
    amountColumn('Amount from', 'amountMin'),
    amountColumn('to', 'amountMax'),
    moneyColumn('Capacity', 'capacity', 0),
    rateColumn('Exit fee', 'exitFeeRate'),
  ],
  fresh: (name, like) => ({ ...(like ?? firstStrategy), id: name }),
}

const firstStrategy: JsonObject = {
  kind: 'ai_quant',
  rule: 'trend/1',
  currency: 'USDT',
  dailyRateMin: '-0.03',
  dailyRateMax: '0.03',
  cycleDays: 7,
  amountMin: '10',
  amountMax: '50000',
  step: '1',
  capacity: '1000000',
  purchaseLimit: 10,
  identityLevel: 0,
  levelLimit: 0,
  exitFeeRate: '0.005',
}
