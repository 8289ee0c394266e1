/** A button among fields that says what is chosen and opens what can be. */
export const pillLook =
  'flex min-h-11 items-center justify-center gap-0.5 rounded-md bg-surface-2 px-2 text-sm font-semibold whitespace-nowrap transition duration-100 active:scale-98 active:bg-border'
