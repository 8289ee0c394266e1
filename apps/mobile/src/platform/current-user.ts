import { api } from './api.ts'
import { type UserInfo, useSession } from './session.ts'

let asking: Promise<void> | undefined

/**
 * Asks who is signed in and stores it; an empty user on anything else than success. Silent on failure (specification,
 * section 2). Whoever asks meanwhile shares the answer.
 */
export function fetchCurrentUser(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<void> {
  try {
    const user = await api.currentUser({})
    if (isUser(user)) useSession.setState({ userInfo: user, countryInfo: user.countryInfo })
    else useSession.setState({ userInfo: undefined })
  } catch {
    useSession.setState({ userInfo: undefined })
  }
}

const isUser = (answered: UserInfo | Record<string, never>): answered is UserInfo => 'id' in answered
