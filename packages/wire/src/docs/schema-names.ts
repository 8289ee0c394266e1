import * as agreements from '../agreements.ts'
import * as alerts from '../alerts.ts'
import * as articles from '../articles.ts'
import type { Schema } from '../call.ts'
import * as commands from '../command-replies.ts'
import { decline } from '../decline.ts'
import * as deposits from '../deposits.ts'
import * as exchange from '../exchange.ts'
import * as fields from '../fields.ts'
import { fileId } from '../files.ts'
import * as identity from '../identity.ts'
import * as investmentShapes from '../investment-shapes.ts'
import { testResult } from '../bonds.ts'
import { ieoOrdered } from '../ieo.ts'
import { ordered } from '../investments.ts'
import * as ledger from '../ledger.ts'
import { dayAssets } from '../levels.ts'
import * as market from '../market.ts'
import * as content from '../console/console-content.ts'
import * as consoleDeposits from '../console/console-deposits.ts'
import * as operators from '../console/console-fields.ts'
import * as consoleIdentity from '../console/console-identity.ts'
import * as bondShapes from '../bond-shapes.ts'
import * as ieoShapes from '../ieo-shapes.ts'
import * as minerShapes from '../miner-shapes.ts'
import { moneyOf } from '../console/console-offerings.ts'
import { waiting } from '../console/console-overview.ts'
import * as proposals from '../console/console-proposals.ts'
import * as consoleWithdrawals from '../console/console-withdrawals.ts'
import * as background from '../console/person-background.ts'
import { message, unread } from '../messages.ts'
import { order } from '../orders.ts'
import * as positions from '../position-replies.ts'
import { changedWays, everyWay, shownPreferences } from '../preferences.ts'
import { ownLimits } from '../protection.ts'
import * as receiptShapes from '../receipt-shapes.ts'
import * as receipts from '../receipts.ts'
import * as contracts from '../second-contracts.ts'
import * as sessions from '../sessions.ts'
import { account } from '../settlement-accounts.ts'
import * as users from '../users.ts'
import * as wallets from '../wallets.ts'
import * as withdrawals from '../withdrawals.ts'

/** The schemas that several calls share, or that lists are of, by the name under which a generated client knows them. */
export const schemaNames: Readonly<Record<string, Schema>> = {
  Amount: fields.amount,
  SignedAmount: fields.signedAmount,
  Symbol: fields.symbol,
  Currency: fields.currency,
  RecordId: fields.recordId,
  RowId: fields.rowId,
  FileId: fileId,
  Time: fields.time,
  AtMs: fields.atMs,
  Sha256: fields.sha256,
  BookName: fields.bookName,
  Direction: fields.direction,
  MarginMode: fields.marginMode,
  Leverage: fields.leverage,
  Stop: fields.stop,
  StopAsked: fields.stopAsked,
  Done: fields.done,
  Opened: commands.opened,
  Closed: commands.closed,
  Reversed: commands.reversed,
  Settlement: commands.settlement,
  RealisedProfit: commands.realisedProfit,
  CrossBefore: commands.crossBefore,
  Accepted: commands.accepted,
  ProductFreeze: investmentShapes.freeze,
  ProductFigures: investmentShapes.figures,
  ProductHistory: investmentShapes.history,
  StrategyOrder: investmentShapes.strategyOrder,
  Decline: decline,
  ProductOrder: investmentShapes.productOrder,
  TakenBondTest: testResult,
  StrategyOrdered: ordered,
  IeoOrdered: ieoOrdered,
  HouseMoney: moneyOf,
  Resting: commands.resting,
  Cancelled: commands.cancelled,
  MarginMoved: commands.marginMoved,
  StopsSet: commands.stopsSet,
  LeverageSet: positions.leverageSet,
  Position: positions.position,
  CloseResult: positions.closeResult,
  PartResult: positions.partResult,
  PositionsSummary: positions.summary,
  PreviewFacts: positions.previewFacts,
  LeverageInForce: positions.leverageOf,
  Order: order,
  Quote: exchange.quote,
  SecondContract: contracts.secondContract,
  SecondContractOffer: contracts.offer,
  SecondContractHead: contracts.head,
  Price: market.price,
  DayOfSymbol: market.day,
  ListedSymbol: market.listed,
  SymbolDetails: market.details,
  Bracket: market.bracket,
  Candle: market.candle,
  DaySeed: market.daySeed,
  Tick: market.tick,
  CandleInterval: market.candleInterval,
  MarketState: market.marketState,
  MarketClass: market.marketClass,
  HeldAmount: wallets.held,
  Assets: wallets.assetsReply,
  EquityDay: wallets.equityDay,
  LedgerEntry: ledger.entry,
  ExportedTable: ledger.table,
  Receipt: receiptShapes.wholeReceipt,
  AnsweredReceipt: receipts.receiptAnswer,
  AnsweredSharedReceipt: receipts.sharedAnswer,
  ToldResult: receipts.toldResult,
  SharedReceipt: receipts.shared,
  SharedCode: receipts.sharedCode,
  MinerProduct: minerShapes.minerProduct,
  MinerOrder: minerShapes.minerOrder,
  MinerDay: minerShapes.minerDay,
  MinerIncome: minerShapes.minerIncome,
  NetworkDay: minerShapes.networkDay,
  BondProduct: bondShapes.bondProduct,
  BondOrder: bondShapes.bondOrder,
  BondDueDate: bondShapes.dueDate,
  BondPayment: bondShapes.bondPayment,
  IssuerMovement: bondShapes.issuerMovement,
  IeoSale: ieoShapes.ieoSale,
  IeoOrder: ieoShapes.ieoOrder,
  IeoApplied: ieoShapes.ieoApplied,
  IeoDraw: ieoShapes.ieoDraw,
  DayAssets: dayAssets,
  ListedReceipt: receipts.receipted,
  Checkpoint: receiptShapes.checkpoint,
  StatedCheckpoint: receiptShapes.statedCheckpoint,
  TapeRange: receiptShapes.tapeRange,
  Anchor: receiptShapes.anchor,
  BookHead: receipts.head,
  AnchoredRow: receiptShapes.anchoredRow,
  JournalRow: receiptShapes.journalRow,
  TapedTick: receiptShapes.tick,
  Watermark: receiptShapes.watermark,
  SignedIn: sessions.signedIn,
  Session: sessions.session,
  CodeSent: sessions.codeSent,
  CodeOfSandbox: sessions.codeOfSandbox,
  RecoveryCodes: users.recoveryCodes,
  Changed: users.changed,
  User: users.user,
  UserSettings: users.settings,
  Country: users.country,
  Protection: ownLimits,
  Ways: everyWay,
  ChangedWays: changedWays,
  NotificationPreferences: shownPreferences,
  DepositChannel: deposits.channel,
  Deposit: deposits.deposit,
  WithdrawalChannel: withdrawals.channel,
  WithdrawalTerms: withdrawals.terms,
  WithdrawalDestination: withdrawals.destination,
  Withdrawal: withdrawals.withdrawal,
  WithdrawalAsked: withdrawals.asked,
  SettlementAccount: account,
  IdentityApplication: identity.application,
  IdentityStanding: identity.standing,
  PriceAlert: alerts.alert,
  FavouriteSymbols: alerts.favouriteSymbols,
  Article: articles.article,
  ArticleBlock: articles.articleBlock,
  ArticleTarget: articles.target,
  ListedArticle: articles.listedArticle,
  Notice: articles.notice,
  AgreementAccepted: agreements.acceptance,
  AcceptedText: agreements.acceptedText,
  Message: message,
  UnreadMessages: unread,
  // Those that operators alone meet.
  NamedOperator: operators.namedOperator,
  NamedUser: operators.namedUser,
  Step: operators.step,
  Recorded: operators.recorded,
  RecordedOutcome: operators.recordedOutcome,
  DepositInQueue: consoleDeposits.deposit,
  WithdrawalInQueue: consoleWithdrawals.withdrawal,
  IdentityInQueue: consoleIdentity.listedApplication,
  Proposed: proposals.proposed,
  Proposal: proposals.proposal,
  SettingsChange: proposals.settingsChange,
  ContentTarget: content.target,
  WaitingCases: waiting,
  CustomerMoney: background.customerMoney,
  CustomerWithdrawals: background.customerWithdrawals,
  CustomerDeposit: background.customerDeposit,
  CustomerDeposits: background.customerDeposits,
  CustomerLimits: background.customerLimits,
  CustomerSession: background.customerSession,
  SecurityChange: background.securityChange,
  RecoveryCodeUse: background.recoveryCodeUse,
  WithdrawalWait: background.withdrawalWait,
  AccountSharer: background.accountSharer,
  AccountSharing: background.accountSharing,
}
