import type { Money, Price, Quantity, Rate } from '../money/decimal.ts'

export type MarketClass = 'coin' | 'currency' | 'metal' | 'index' | 'energy'

/** Up to this notional: this maximum leverage, this maintenance rate. */
export type Bracket = { notionalUpTo: Money; leverageMax: number; maintenanceRate: Rate }

/** Everything that a decision about a symbol reads. One version of the settings holds one of these a symbol. */
export type SymbolTerms = {
  symbol: string
  base: string
  quote: 'USD' | 'USDT'
  marketClass: MarketClass
  /** A symbol that is off, or that the feed lacks, takes no openings. */
  enabled: boolean
  priceTick: Price
  quantityStep: Quantity
  brackets: readonly Bracket[]
  takerRate: Rate
  makerRate: Rate
  liquidationRate: Rate
  /** Share of the price between bid and ask when the source has no quotes. */
  spreadRate: Rate
  slippageRateMax: Rate
  notionalMin: Money
  houseExposureMax: Money
  /** Charged at 00:00, 08:00 and 16:00 UTC if the feed provides no rate. */
  fundingRate: Rate
  hours: TradingHoursName
  staleAfterMs: number
  delayMsMax: number
  staleSpreadFactor: bigint
  farOffRate: Rate
}

export type TradingHoursName = 'always' | 'week' | 'week_with_pause'
