import type * as z from 'zod/mini'
import type { Api } from '../api.ts'
import type { Call, Schema } from '../call.ts'
import { book, page, stopAsked } from '../fields.ts'
import type { UserEvent } from '../stream.ts'
import { timeSpan } from '../time-span.ts'
import { ieoReplyNotes } from './ieo-notes.ts'

type AllKeys<Union> = Union extends unknown ? keyof Union : never
type RequestNotes = {
  readonly [Name in keyof Api]?: { readonly [Field in AllKeys<z.input<Api[Name]['request']>>]?: string }
}

const sequence = 'Of the command: every answer to a command and every list names it.'
const agreementOfFamily = (family: string): string =>
  `The SHA-256, in hexadecimal, of the text of the agreement for ${family} that the person was shown and accepted, in any language: \`sha256\` of \`userAgreement\`. If another is in force by now, nothing is bought.`
const withoutIt = 'without it the book is the one that `book` names.'

/** What a name, a form and a limit do not say of a field of a request. */
const requestNotes: RequestNotes = {
  phoneCaptcha: { countryCode: 'Of the phone number, where it does not begin with +.' },
  register: {
    countryCode: 'Of the phone number, where it does not begin with +.',
    email: 'An e-mail address or a phone number: one of the two.',
    phone: 'An e-mail address or a phone number: one of the two.',
    agreement: 'That the user agreement is accepted; without it there is no account.',
    agreementSha256:
      'The SHA-256, in hexadecimal, of the agreement that was shown: title, an empty line and body in UTF-8. If another is in force by now, the call is refused. Without it the text in force counts.',
  },
  guest: { account: 'A name of your choice; without one the server makes one up.' },
  login: { account: 'An account name, e-mail address or phone number.' },
  secondFactorLogin: { challenge: 'From the answer of the sign-in that asked for the code.' },
  changeUserSettings: { displayCurrency: 'Totals are shown in it too.' },
  candles: {
    beforeAtMs: 'Only candles that open before this moment, which itself is not included.',
    limit:
      'The newest candles up to this number. A shorter answer is not the end, since the old part of a long chart is made meanwhile: only an empty answer is.',
  },
  recentTicks: { limit: 'The newest ticks up to this number.' },
  previewFacts: {
    settingsVersion: 'Of the settings that you have already: they are sent only if newer ones are in force.',
  },
  openPosition: { takeProfit: 'Null for none.', stopLoss: 'Null for none.' },
  setStops: { takeProfit: 'Null takes it away.', stopLoss: 'Null takes it away.' },
  placeLimitOrder: { expiresAtMs: 'Null: good until it is cancelled.' },
  placeLimitClose: { expiresAtMs: 'Null: good until it is cancelled.' },
  orders: { state: '`history` is all that is filled or cancelled.' },
  receipt: {
    bookId: `Of one of your books, of a bond for its \`bond_opened\`, \`bond_closed\` and \`bond_paid\`, of a network for its days, or of the first sale of a token for its \`ieo_opened\`, \`ieo_closed\`, \`ieo_allotted\`, \`ieo_drawn\`, \`ieo_listed\` and \`ieo_called_off\`; ${withoutIt}`,
    sequence,
  },
  shareReceipt: { bookId: `Of one of your books; ${withoutIt}`, sequence },
  buyProduct: {
    amount: 'Of a strategy. Either this or units.',
    units: 'Of a bond. Either this or an amount.',
    termsSha256:
      'Of a strategy, and only with an amount: the SHA-256, in hexadecimal, of the terms that the person was shown, made from what was shown and never taken from the house. It is that of one JSON text, without spaces and with its keys in order: `currency`, `cycleDays`, `dailyRateMax`, `dailyRateMin`, `exitFeeRate`, `kind`, `product` (the `id`), `rule` and `ruleHash`, as `product` has them. Where other terms are in force nothing is set aside.',
    agreementSha256: agreementOfFamily('strategies, or for bonds'),
    withdrawalPassword: 'From the `passwordFrom` of the product on.',
  },
  buyMiner: {
    termsSha256:
      'The SHA-256, in hexadecimal, of the terms that the person was shown, made from what was shown and never taken from the house. It is that of one JSON text, without spaces and with its keys in order: `coin`, `currency`, `cycleDays`, `hashrate`, `hostingFee`, `network`, `outputMax`, `power`, `price` (of one unit), `product` (the `id`) and `tariff`, as `product` has them. Where other terms are in force nothing is set aside.',
    agreementSha256: agreementOfFamily('machines'),
    withdrawalPassword: 'From the `passwordFrom` of the machine on: its price times the units.',
  },
  applyIeo: {
    lotPrice: 'Of one lot, as the person was shown it: where the sale has another nothing is set aside.',
    agreementSha256: agreementOfFamily('first sales of tokens'),
    withdrawalPassword: 'From the `passwordFrom` of the sale on: of what is set aside.',
  },
  changeIeo: {
    lots: 'How many it is for from now on, fewer or more.',
    withdrawalPassword: 'Where it grows, from the `passwordFrom` of the sale on: of what is then set aside in all.',
  },
  takeBondTest: {
    answers:
      'One for each question, in order: the place of the answer that was chosen, counted from 0. Show the questions to the person, and send what they chose.',
    yearlyIncome: 'In USDT, as are the other two. Nobody checks them.',
    savings: 'Savings and investments, in USDT.',
    yearlyDuties: 'Payments that the person has to make in a year, in USDT.',
  },
  journal: {
    from: 'The sequence of the first row.',
    limit: 'Rows at most. There are fewer where they are long, and one at least if the book has it.',
    settingsHeld: 'The newest version of the settings that you hold: later ones are sent where a row names them.',
  },
  exportLedger: {
    kind: 'Several are separated by commas.',
    subject: 'The id of a position, order, contract or exchange.',
  },
  ledgerEntries: {
    kind: 'Several are separated by commas.',
    subject: 'The id of a position, order, contract or exchange.',
  },
  ledgerMovements: {
    kind: 'Several are separated by commas.',
    subject: 'The id of a position, order, contract or exchange.',
    before: 'What `next` of the page before said.',
  },
  excludeSelf: { days: 'Cannot be taken back before they are over.' },
  requestWithdrawal: { accountId: 'Of a bound account that counts already.' },
  addSettlementAccount: {
    number: 'An IBAN, or 6 to 34 letters and digits; spaces and hyphens are left out.',
    code: 'The one that was sent: for the first account, which counts at once.',
    authenticatorCode: 'Where an authenticator is bound.',
  },
  editSettlementAccount: { authenticatorCode: 'Where an authenticator is bound.' },
}

/** Of fields that many calls share. */
const sharedNotes = new Map<unknown, string>([
  [book, 'The set of accounts: real money, or play money.'],
  [page.pageNo, 'The page, counted from 1.'],
  [page.pageSize, 'Records on a page.'],
  [timeSpan.from, 'Nothing before this second.'],
  [timeSpan.to, 'Nothing after this second.'],
  [stopAsked, 'Null for none. Without a quantity it closes the whole position.'],
])

/** What there is to say of a field of a call's request; undefined for most. */
export function noteOf(name: string, { request }: Pick<Call, 'request'>, field: string): string | undefined {
  const own = (requestNotes as Readonly<Record<string, Readonly<Record<string, string>>>>)[name]?.[field]
  return own ?? sharedNotes.get(shapeOf(request)[field])
}

/** The fields of an object; a choice of several has none of its own. */
function shapeOf(schema: Schema): Readonly<Record<string, unknown>> {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  return def.type === 'object' ? def.shape : {}
}

/** What there is to say of an event of a user, by its kind. */
export const eventNotes: { readonly [Kind in UserEvent['kind']]?: string } = {
  settlement:
    'The profit is of prices alone, before all fees and funding: the net result is in the receipt of bookId and sequence, under results, as net.',
}

/** What a named schema is. */
export const schemaNotes: Readonly<Record<string, string>> = {
  Amount: 'An exact decimal as text, never a number of JSON: at most 12 digits before the point, 18 after it.',
  SignedAmount: 'An amount that the server computed: it may be negative and longer.',
  Symbol: 'A market, such as BTC/USDT.',
  Currency: 'Such as USDT.',
  RecordId: 'Of a position, order, contract or withdrawal: the book and the sequence of the command that made it.',
  RowId: 'An id from an earlier answer.',
  Time: 'A moment at UTC+8.',
  AtMs: 'Epoch milliseconds.',
  Sha256: 'A SHA-256 in hexadecimal digits.',
  Stop: 'A take-profit or stop-loss; without a quantity it closes the whole position.',
  StopAsked: 'A take-profit or stop-loss; without a quantity it closes the whole position.',
  Receipt: 'Exactly what a check reads: nothing may be renamed or left out. Times are epoch milliseconds.',
  Checkpoint: 'A public statement of everything committed since the one before.',
  Candle: 'Of mark. While it grows it is answered as it stands.',
  Accepted: 'The order waits for the first tick after it.',
}

/** What is to say of a field of an answer, by the name of the schema. A field that there is not stops the document. */
export const replyNotes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  User: {
    email: 'Masked: its first character, dots, and the domain. Null while there is none.',
    phone: 'Masked: its last digits. Null while there is none.',
  },
  NotificationPreferences: {
    antiPhishingCode: 'Masked: its first character, then a dot for each other. Null while there is none.',
  },
  Session: { seenAt: 'Precise to the hour.' },
  ListedSymbol: {
    price: 'Null before its first tick.',
    sparkline: 'Marks of the last 24 hours, oldest first, at most 48.',
  },
  Price: {
    sequence: "The tick's place on the tape.",
    derived: "The source had no quotes: bid and ask come from the symbol's spread.",
  },
  Position: {
    state: '`settling`: all of it waits for the tick on which it is closed.',
    openSequence: 'Of the command that opened it: book and sequence name a receipt.',
    marginRatio: 'Maintenance / equity. At 1 it is liquidated; null past that.',
    liquidationPrice: 'The mark at which it is liquidated while all others stay unchanged; null if there is none.',
  },
  Opened: {
    sequence: 'Of the tick that it filled on.',
    formula: 'The rule by which a receipt computes it again.',
    feeRate: 'Of the notional.',
  },
  Settlement: {
    sequence: 'Of the tick that it was closed on.',
    profit: 'Of prices alone, before all fees and funding.',
    formula: 'The rule by which a receipt computes it again.',
  },
  BuyProductResult: {
    order:
      'With the answer of its pool, if that came within three seconds: look at the state. `declined`: the money is back. `requested`: ask `productOrder` again.',
  },
  BondProduct: {
    dailyRate: 'A share of what is lent, for a day.',
    unit: 'The price of one unit.',
    unitsMin: 'With as many sold it goes ahead.',
    unitsMax: 'That one person may hold; 0 for any number.',
    riskClass:
      'The judgement of the house on how likely the issuer is to fail: A the least, E the most. No class is safe.',
    state:
      '`thinking`: it cannot be subscribed any more, and can still be given back. `late`: a payment is owed since its due date.',
    dueNow: 'What all units are owed now that is due.',
    escrow: 'What the issuer has sent and nobody has been paid yet.',
    bookId: 'With `openedIn` as the sequence it names the receipt of its opening.',
    openedIn: 'The row that opened it; null before that.',
  },
  BondHistoryResult: {
    schedule: 'Of the term, if every payment arrives. Empty before the bond has gone ahead.',
    payments: 'Newest first.',
    movements: 'Newest first.',
  },
  BondPayment: { sequence: 'With bookId it names its receipt, which anybody who is signed in may read.' },
  BondOrder: {
    sequence: 'Of the record that asked for it.',
    boughtSequence: 'Of the record with which it was granted; null before that, and where it was not.',
    state: '`returned`: the bond fell short. `late`: it runs, and a payment is owed since its due date.',
    withdrawUntilAtMs: 'Until when it can be given back at no cost; null where it can not.',
    dueNow: 'What is due on it now and was not paid.',
  },
  BuyMinerResult: {
    order:
      'With the answer of its pool, if that came within three seconds: look at the state. `declined`: the money is back. `requested`: ask `productOrder` again.',
  },
  MinerProduct: {
    hashrate: 'Of one unit, in terahashes a second.',
    power: 'Of one unit, in watts.',
    price: 'Of one unit for the whole term, in `currency`.',
    hostingFee: 'Of a unit and day, in `currency`.',
    tariff: 'Of a kilowatt hour, in `currency`.',
    outputMax: 'The most that a unit is paid a day, in `coin`.',
    unitsMax: 'That one person may hold; 0 for any number.',
    escrow: 'What is there to pay with, in `coin`.',
    owed: 'The most that can be owed on what runs now, in `coin`.',
    mostOwed: 'The most that can be owed on the whole sale, in `coin`.',
    state: '`network_silent`: nobody knows what the network is like now, so nothing is sold.',
    yesterday: 'What the last day that is recorded would have brought to one unit; null where none is.',
  },
  MinerDay: {
    reward: 'What a block brought on average, in the coin: what it creates, and its fees.',
    price: 'Of the coin as the day closed.',
    costs: 'Hosting and power, in the coin.',
    cut: 'What lies beyond the most that is paid, and is the house’s.',
  },
  MinerOrder: {
    sequence: 'Of the record that asked for it.',
    boughtSequence: 'Of the record with which it was granted; null before that, and where it was not.',
    state: '`stopped`: it earned nothing for ten days in a row, and what was not used up came back.',
    paidIncome: 'Of all days, in the coin.',
    todayIncome: 'Of the last day that was counted, in the coin.',
    worn: 'How much of the amount is used up.',
    cancelUntilAtMs: 'Until when it can be cancelled at no cost; null where it can not.',
  },
  ...ieoReplyNotes,
  MinerIncome: {
    worn: 'How much of the price that day used up, in the currency in which it was bought.',
    networkRow:
      'With `networkBook` it names the receipt of the day of the network, which anybody who is signed in may read.',
  },
  NetworkDay: {
    height: 'Of the last block of the day.',
    subsidy: 'What a block created at that height.',
    fees: 'Of a block, averaged over those of the day.',
    sequence: 'With bookId it names its receipt, which anybody who is signed in may read: it carries the day before.',
  },
  LevelsResult: {
    levels: 'From level 0 up, each with the assets of a day that it takes; empty where an installation has none.',
    level:
      "The caller's: the highest that the assets of any of the last seven days reach. So it rises with the first day that reaches it, and falls after seven in a row below.",
    setBy: 'The row of the real book that set it: its receipt shows why. Null for somebody whose level never changed.',
    days: 'Those of the last seven counted UTC days on which something was held all day, newest first. A day is counted after it has ended.',
  },
  DayAssets: {
    assets: 'In USDT: each amount at its price, the sum rounded down.',
    held: 'Of each currency the least that all accounts of the real book together held at any moment of the day, its price in USDT at the end of it, and the row of the tape with that price. A currency without a price counts as nothing.',
  },
  TakenBondTest: {
    right: 'How many of the five. There is no pass mark: it warns and forbids nothing.',
    bearable:
      'In USDT: a tenth of what is left of income and savings after the payments of a year; 0 where nothing is.',
  },
  AnsweredReceipt: {
    pending:
      'Something in it is not under a checkpoint yet. One is made about once a minute: ask again then, all else stays as it is.',
  },
  AnsweredSharedReceipt: {
    pending:
      'Something in it is not under a checkpoint yet. One is made about once a minute: ask again then, all else stays as it is.',
    before:
      'Of a close: the rows since the opening of what it closed, up to the one before it, so that `results` can be made again. Each hash is the `previousHash` of the next, the last that of the row of the receipt. Empty where one of them is of anything but the closed positions, where there are more than 50, and of anything but a close.',
  },
  SharedReceipt: { code: 'The link that shows it to anybody is `/#/check?code=<code>` on this server.' },
  Receipt: {
    journal: 'The row of the command, and its way to a checkpoint.',
    accepted: 'The row that accepted what this one fills or settles.',
    before:
      'Of what a price set off: the row of the book just before this one. Null for all else. Not to be confused with `before` beside the receipt of `sharedReceipt`.',
  },
}
