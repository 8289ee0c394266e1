import { api } from '../api/api.ts'
import { useSession } from '../api/session.ts'

/** The settings that the app gets before sign-in. */
export async function fetchCommonConfig(): Promise<void> {
  try {
    const { value } = await api.publicSetting({ key: 'isPcLimite' })
    useSession.setState({ commonConfig: { isPcLimite: value === true || value === 'true' } })
  } catch {
    // What was known stays.
  }
}
