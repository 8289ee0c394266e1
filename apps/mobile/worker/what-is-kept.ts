/** Files whose name says what is in them, and the icons. */
export const isForGood = (pathname: string): boolean => /^\/(assets|icons)\//.test(pathname)

/** The one page of the app. Everything else that can be navigated to (docs, outbox) is the server's own. */
export const isShell = (mode: string, pathname: string): boolean =>
  mode === 'navigate' && (pathname === '/' || pathname === '/index.html')
