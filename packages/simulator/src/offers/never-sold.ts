/** The product of a life that is in the settings and that no pool pays for. */
export const neverSold = 'unsold-5'
/** The bond of a life that is in the settings and that nobody opens. */
export const neverOpened = 'unopened-1'
/** The machine of a life that is in the settings and that no pool pays for, and the one whose network is never told. */
export const neverHosted = 'unhosted-2'
export const neverKnown = 'unknown-2'
