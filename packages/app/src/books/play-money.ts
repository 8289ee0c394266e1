/** Money that is not real: that of a demo book, or of any book in a house that has no real money. */
export type PlayMoney = 'demo' | 'sandbox'

/** `isSandbox` is undefined until the house has said it. */
export const playMoneyIn = (world: string, isSandbox: boolean | undefined): PlayMoney | undefined =>
  world === 'demo' ? 'demo' : isSandbox === true ? 'sandbox' : undefined

/** What the name of a file begins with, so that it says of play money what it is. */
export function filePrefix(world: string, isSandbox: boolean | undefined): string {
  const play = playMoneyIn(world, isSandbox)
  return play === undefined ? '' : `${play}-`
}
