/**
 * Whether a name leads to this device alone: no link or code with it opens anywhere else. A name below `localhost` is one that
 * somebody has given on purpose, such as our tests, and counts as reachable.
 */
export const isOnlyHere = (hostname: string = globalThis.location.hostname): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
