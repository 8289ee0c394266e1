export const fundsKinds = ['deposit', 'withdrawal'] as const
export type FundsKind = (typeof fundsKinds)[number]

/** Which of both the address is about. */
export const readKind = (query: URLSearchParams): FundsKind =>
  query.get('kind') === 'withdrawal' ? 'withdrawal' : 'deposit'
