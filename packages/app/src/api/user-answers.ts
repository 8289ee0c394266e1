import { answersOf } from '@touchstone/client/answers-of'
import { merged } from '@touchstone/wire/noun'
import { sessionsNoun } from '@touchstone/wire/sessions'
import { usersNoun } from '@touchstone/wire/users'

/** Who it is that looks. */
export const userAnswers = answersOf(merged({ sessions: sessionsNoun, users: usersNoun }, 'calls'))
