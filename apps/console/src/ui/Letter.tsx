/** The letter that does the same; screen readers learn it from `aria-keyshortcuts`. */
export const Letter = ({ children }: { children: string }) => (
  <kbd className="letter" aria-hidden>
    {children.toUpperCase()}
  </kbd>
)
