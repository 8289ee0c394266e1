import { api } from '../api/api.ts'
import { type UserInfo, useSession } from '../api/session.ts'

let asking: { token: string | undefined; answered: Promise<void> } | undefined

/**
 * Asks who is signed in and stores it; an empty user on anything else than success. Silent on failure (specification,
 * section 2). Concurrent callers with the same token share the response.
 */
export function fetchCurrentUser(): Promise<void> {
  const { token } = useSession.getState()
  if (asking !== undefined && asking.token === token) return asking.answered
  const mine = {
    token,
    answered: ask(token).finally(() => {
      if (asking === mine) asking = undefined
    }),
  }
  asking = mine
  return mine.answered
}

async function ask(token: string | undefined): Promise<void> {
  const answer = await api.currentUser({}).catch(() => ({}))
  // After a sign-in or sign-out meanwhile the response is about another user.
  if (useSession.getState().token !== token) return
  if (isUser(answer)) useSession.setState({ userInfo: answer, countryInfo: answer.countryInfo })
  else useSession.setState({ userInfo: undefined })
}

const isUser = (answered: UserInfo | Record<string, never>): answered is UserInfo => 'id' in answered
