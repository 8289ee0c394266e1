import * as alerts from '../alerts.ts'
import * as articles from '../articles.ts'
import type { Schema } from '../call.ts'
import * as commands from '../command-replies.ts'
import * as deposits from '../deposits.ts'
import * as exchange from '../exchange.ts'
import * as fields from '../fields.ts'
import { fileId } from '../files.ts'
import * as identity from '../identity.ts'
import * as ledger from '../ledger.ts'
import * as market from '../market.ts'
import { message, unread } from '../messages.ts'
import { order } from '../orders.ts'
import * as positions from '../position-replies.ts'
import { everyWay, shownPreferences } from '../preferences.ts'
import { ownLimits } from '../protection.ts'
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
  Accepted: commands.accepted,
  Resting: commands.resting,
  Cancelled: commands.cancelled,
  MarginMoved: commands.marginMoved,
  StopsSet: commands.stopsSet,
  LeverageSet: positions.leverageSet,
  Position: positions.position,
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
  Tick: market.tick,
  CandleInterval: market.candleInterval,
  MarketState: market.marketState,
  MarketClass: market.marketClass,
  HeldAmount: wallets.held,
  Assets: wallets.assetsReply,
  EquityDay: wallets.equityDay,
  LedgerEntry: ledger.entry,
  Receipt: receipts.wholeReceipt,
  ListedReceipt: receipts.receipted,
  Checkpoint: receipts.checkpoint,
  StatedCheckpoint: receipts.statedCheckpoint,
  TapeRange: receipts.tapeRange,
  Anchor: receipts.anchor,
  AnchoredRow: receipts.anchoredRow,
  JournalRow: receipts.journalRow,
  TapedTick: receipts.tick,
  Watermark: receipts.watermark,
  SignedIn: sessions.signedIn,
  Session: sessions.session,
  User: users.user,
  UserSettings: users.settings,
  Country: users.country,
  Protection: ownLimits,
  Ways: everyWay,
  NotificationPreferences: shownPreferences,
  DepositChannel: deposits.channel,
  Deposit: deposits.deposit,
  WithdrawalChannel: withdrawals.channel,
  WithdrawalTerms: withdrawals.terms,
  WithdrawalDestination: withdrawals.destination,
  Withdrawal: withdrawals.withdrawal,
  SettlementAccount: account,
  IdentityApplication: identity.application,
  IdentityStanding: identity.standing,
  PriceAlert: alerts.alert,
  Article: articles.article,
  ArticleBlock: articles.articleBlock,
  ArticleTarget: articles.target,
  ListedArticle: articles.listedArticle,
  Notice: articles.notice,
  Message: message,
  UnreadMessages: unread,
}
