/** State of an address whose form somebody wants to come to, also where they are on its screen already. */
export const toForm = { toForm: true } as const

export const isToForm = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'toForm' in state && state.toForm === true
