import type { ChartLine } from './chart-painter.ts'
import type { LineKind, PriceLine } from './price-lines.ts'

/** The lines of an indicator take these tokens in turn; the legend has the same. */
export const lineTokens = ['chart-3', 'chart-5', 'chart-4', 'chart-2', 'fg-2'] as const

const looks: Record<LineKind, Pick<ChartLine, 'token' | 'isDashed'>> = {
  entry: { token: 'fg-2', isDashed: false },
  liquidation: { token: 'warn', isDashed: true },
  takeProfit: { token: 'up', isDashed: true },
  stopLoss: { token: 'down', isDashed: true },
}

/** The line of a position or an order as it is drawn. An entry has no colour: violet is what a person draws. */
export const chartLine = ({ id, kind, price }: Pick<PriceLine, 'id' | 'kind' | 'price'>): ChartLine => ({
  id,
  value: Number(price),
  ...looks[kind],
})
