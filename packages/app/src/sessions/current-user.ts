import { api } from '../api/api.ts'
import { forgetKeptAnswers } from '../device/kept-answers.ts'
import { type UserInfo, useSession } from '../api/session.ts'

/** `nobody`: the server knows no session of the token. */
type Answered = 'user' | 'nobody' | 'no answer'
let asking: { token: string | undefined; answered: Promise<Answered> } | undefined

/**
 * Asks who is signed in and stores it, an empty user where it is nobody. Silent on failure (specification, section 2): no
 * answer says nothing of who it is, and leaves the user that is known of this token. Concurrent callers with the same token
 * share the response.
 */
export function fetchCurrentUser(): Promise<Answered> {
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

async function ask(token: string | undefined): Promise<Answered> {
  const answer = await api.currentUser({}).catch(() => undefined)
  // After a sign-in or sign-out meanwhile the response is about another user.
  if (useSession.getState().token !== token) return 'no answer'
  if (answer !== undefined && isUser(answer)) {
    useSession.setState({ userInfo: answer, countryInfo: answer.countryInfo })
    return 'user'
  }
  if (answer === undefined) return 'no answer'
  useSession.setState({ userInfo: undefined })
  if (token !== undefined) forgetKeptAnswers()
  return 'nobody'
}

const isUser = (answered: UserInfo | Record<string, never>): answered is UserInfo => 'id' in answered
