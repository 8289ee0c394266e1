/**
 * Whether a test may be left out for want of something that a machine need not have: a browser, a recording, a package.
 * Under `CI` none may: there a skipped check must not look like a passed one.
 */
export const mayBeSkipped = (environment: Readonly<Record<string, string | undefined>> = process.env): boolean =>
  ['', 'false', '0'].includes(environment['CI'] ?? '')
