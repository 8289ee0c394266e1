/** The product of a life that is in the settings and that no pool pays for. */
export const neverSold = 'unsold-5'
/** The bond of a life that is in the settings and that nobody opens. */
export const neverOpened = 'unopened-1'
