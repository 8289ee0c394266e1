import type { Answers } from '@touchstone/client/answers-of'
import type { NounName } from '@touchstone/wire/api'

type Part = () => Promise<Answers>

const first: Part = async () => (await import('./first-answers.ts')).firstAnswers
const user: Part = async () => (await import('./user-answers.ts')).userAnswers
const holdings: Part = async () => (await import('./holdings-answers.ts')).holdingsAnswers
const trade: Part = async () => (await import('./trade-answers.ts')).tradeAnswers
const moves: Part = async () => (await import('./move-answers.ts')).moveAnswers
const funds: Part = async () => (await import('./fund-answers.ts')).fundAnswers
const investments: Part = async () => (await import('./investment-answers.ts')).investmentAnswers
const record: Part = async () => (await import('./record-answers.ts')).recordAnswers

/** Of nouns that nothing waits for: every parser there is, which blocks a slow phone. */
const all: Part = async () => (await import('./answers.ts')).answers

const parts: Readonly<Record<NounName, Part>> = {
  setup: first,
  market: first,
  articles: first,
  messages: first,
  sessions: user,
  users: user,
  wallets: holdings,
  positions: holdings,
  orders: trade,
  protection: trade,
  alerts: trade,
  secondContracts: moves,
  exchange: moves,
  transfers: moves,
  investments,
  bonds: investments,
  mining: investments,
  ieo: investments,
  demo: moves,
  playMoney: holdings,
  deposits: funds,
  withdrawals: funds,
  settlementAccounts: funds,
  ledger: record,
  receipts: record,
  agreements: all,
  files: all,
  identity: all,
  levels: all,
  preferences: all,
  statements: all,
}

/**
 * The parsers of the responses to the calls of a noun. They come in parts, as screens ask for them: building the schemas of
 * all calls at once blocks a slow phone for a fifth of a second, and that under the finger of whoever has just traded.
 */
export const answerPart = (noun: NounName): Promise<Answers> => parts[noun]()

/** The parts with which answers to commands on a book are read, one for each that has to be there when somebody trades. */
export const commandParts: readonly Part[] = [holdings, trade, moves, funds, investments]
