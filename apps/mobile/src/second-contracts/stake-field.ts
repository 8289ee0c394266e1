/** Where the stake is typed. */
export const stakeFieldId = 'stake-field'

/** Leads to the field of the stake: the focus brings it into sight. */
export function focusStake(): void {
  document.querySelector<HTMLInputElement>(`#${stakeFieldId} input`)?.focus()
}
