import { answersOf } from '@touchstone/client/answers-of'
import { api } from '@touchstone/wire/api'

export const answers = answersOf(api)
