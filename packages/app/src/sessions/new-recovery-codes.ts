import { create } from 'zustand'

/**
 * Recovery codes that were just made, and whose they are, until the person says that they are saved: the server sends them
 * only once. Kept in memory alone, so that no way off their page loses them while the app is open.
 */
export const useNewRecoveryCodes = create<{ of: { userId: number; codes: readonly string[] } | undefined }>(() => ({
  of: undefined,
}))

export const keepRecoveryCodes = (userId: number, codes: readonly string[]): void =>
  useNewRecoveryCodes.setState({ of: { userId, codes } })

/** From here on nobody can show them any more. */
export const forgetRecoveryCodes = (): void => useNewRecoveryCodes.setState({ of: undefined })

/** The unsaved codes of this user; of nobody else. */
export const useUnsavedCodes = (userId: number | undefined): readonly string[] | undefined =>
  useNewRecoveryCodes(({ of }) => (of !== undefined && of.userId === userId ? of.codes : undefined))

/** As a file has them: a line says whose they are, then one numbered code a line. */
export const recoveryCodesFile = (head: string, codes: readonly string[]): string =>
  [head, '', ...codes.map((code, index) => `${String(index + 1).padStart(2)}. ${code}`), ''].join('\n')
