/** From when on an operator may be one of two; the first two are from the beginning. Epoch milliseconds. */
export const signsFrom = (since: number, waitMs: number): number => (since === 0 ? 0 : since + waitMs)
