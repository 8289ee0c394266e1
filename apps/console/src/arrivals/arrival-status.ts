/** What has used an arrival up, as its chip says it. */
export const arrivalStatus = (depositId: string | null, isCapital: boolean): 'capital' | 'free' | 'used' =>
  isCapital ? 'capital' : depositId === null ? 'free' : 'used'
