/** Where the stake is typed. */
export const stakeFieldId = 'stake-field'

/** Leads to the field of the stake, and brings it into sight. */
export function focusStake(): void {
  const field = document.querySelector<HTMLInputElement>(`#${stakeFieldId} input`)
  field?.scrollIntoView?.({ block: 'center' })
  field?.focus()
}
