import { api } from '../api/api.ts'
import { useSession } from '../api/session.ts'

/** The settings of the app that it is told before anybody has signed in. */
export async function fetchCommonConfig(): Promise<void> {
  try {
    const { value } = await api.publicSetting({ key: 'isPcLimite' })
    useSession.setState({ commonConfig: { isPcLimite: value === true || value === 'true' } })
  } catch {
    // What was known stays.
  }
}
