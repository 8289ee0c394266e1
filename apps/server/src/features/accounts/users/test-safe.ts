import { loadFileKey } from '../../files/file-key.ts'
import { createAuthenticatorSafe } from './authenticator-safe.ts'

export const testFilesKey = '07'.repeat(32)
/** The safe of tests. */
export const testSafe = createAuthenticatorSafe(await loadFileKey(testFilesKey, ''))
