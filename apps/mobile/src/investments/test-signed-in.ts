import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { queries } from '@touchstone/app/api/queries'
import { useSession } from '@touchstone/app/api/session'
import { someUser } from '@touchstone/app/api/test-answers'
import { stubMedia } from '@touchstone/app/device/test-media'
import { useToasts } from '@touchstone/app/feedback/toast'
import { allTexts } from '@touchstone/app/texts/texts'

/**
 * Before every test of a file somebody is signed in and the texts are here, and nothing is kept from one to the next. A file loads it
 * after `answerCalls`, since what it signs in asks the server.
 */
export function signedIn(): void {
  beforeAll(allTexts)
  configure({ asyncUtilTimeout: 10_000 })
  beforeEach(() => {
    stubMedia()
    useSession.setState({ userInfo: someUser, token: 'x' })
  })
  afterEach(() => {
    cleanup()
    sessionStorage.clear()
    queries.clear()
    useToasts.setState({ shown: [] })
  })
}
