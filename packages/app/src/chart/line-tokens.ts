/** The lines of an indicator take these tokens in turn; the legend has the same. */
export const lineTokens = ['chart-3', 'chart-1', 'chart-5', 'chart-4', 'chart-2'] as const
