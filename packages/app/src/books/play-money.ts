/** Money that is not real: that of a demo book, or of any book in a house that has no real money. */
export type PlayMoney = 'demo' | 'sandbox'

/** `isSandbox` is undefined until the house has said it. */
export const playMoneyIn = (world: string, isSandbox: boolean | undefined): PlayMoney | undefined =>
  world === 'demo' ? 'demo' : isSandbox === true ? 'sandbox' : undefined
