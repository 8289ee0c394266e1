/** Our choice, in USDT: large enough to see it move, small beside the play money. */
const suggestion = '1000'
let suggested = ''

/** Fills in the margin of a new guest's first order, so that it takes one tap and its confirmation. */
export function suggestFirstOrder(): void {
  suggested = suggestion
}

/** The amount that the order form begins with; empty for none. */
export const firstOrderAmount = (): string => suggested

/** An order was placed, or the person leaves. */
export function forgetFirstOrder(): void {
  suggested = ''
}

/** What is typed into a suggestion takes its place, as if it were selected. */
export function typedOver(amount: string, next: string): string {
  if (amount !== suggested || suggested === '') return next
  if (next === amount.slice(0, -1)) return ''
  return next.length === amount.length + 1 && next.startsWith(amount) ? next.slice(amount.length) : next
}
