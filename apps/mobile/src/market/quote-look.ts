/** Of the quote currency after the name of a symbol; a first frame makes it without React. */
export const quoteLook = 'text-xs font-medium text-fg-3'
