import type { SymbolTerms } from '../market/symbol.ts'
import type { Money, Rate } from '../money/decimal.ts'

export type SecondContractTerms = { durationSeconds: number; payoutRate: Rate; stakeMin: Money; stakeMax: Money }

/** One version of every number that a decision reads. A command records the version that it was decided under. */
export type Settings = {
  version: number
  /** Epoch milliseconds from which this version decides. */
  effectiveAt: number
  symbols: ReadonlyMap<string, SymbolTerms>
  secondContracts: {
    sets: readonly SecondContractTerms[]
    symbols: readonly string[]
    openWithinMs: number
    closeWithinMs: number
    watermarkAfterMs: number
    openStakesMax: Money
    dayStakesMax: Money
  }
  exchange: { spreadRate: Rate; quoteForMs: number; valueMin: Money; valueMax: Money }
  positions: {
    leverageDefault: number
    /** A pending market opening without a tick for this long is void. */
    voidAfterMs: number
    /** A pause of trading longer than this lowers the leverage of new openings before it. */
    gapLongerThanMs: number
    gapNoticeMs: number
    gapLeverageMax: number
  }
  demo: { grant: Money }
  fundingEveryMs: number
}
