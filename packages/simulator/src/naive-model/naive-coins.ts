/** The only network, typed in again: what it pays in, and the symbol that quotes it. */
export const coins: Readonly<Record<string, { coin: string; symbol: string }>> = {
  bitcoin: { coin: 'BTC', symbol: 'BTC/USDT' },
}
