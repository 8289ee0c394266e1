import type { LineKind, PriceLine } from './price-lines.ts'

/** The lines of an indicator take these tokens in turn, and the legend too. Violet is what a person draws. */
export const lineTokens = ['chart-3', 'chart-5', 'chart-4', 'fg-2', 'chart-2'] as const

/** A price over the candles, as a line; its label and its price on the axis are the page's. */
export type ChartLine = { id: string; value: number; token: string; isDashed: boolean }

const looks: Record<LineKind, Pick<ChartLine, 'token' | 'isDashed'>> = {
  entry: { token: 'fg-2', isDashed: false },
  alert: { token: 'accent', isDashed: false },
  liquidation: { token: 'warn', isDashed: true },
  takeProfit: { token: 'up', isDashed: true },
  stopLoss: { token: 'down', isDashed: true },
}

/** The line of a position or an order as it is drawn. */
export const chartLine = ({ id, kind, price }: Pick<PriceLine, 'id' | 'kind' | 'price'>): ChartLine => ({
  id,
  value: Number(price),
  ...looks[kind],
})
