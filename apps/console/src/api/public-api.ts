import { answersOf } from '@touchstone/client/answers-of'
import { createClientOf } from '@touchstone/client/client-of'
import { setup } from '@touchstone/wire/setup'

const calls = { currencies: setup.currencies }
const answers = Promise.resolve(answersOf(calls))

/** What the house tells everybody, and so every operator whatever their role. */
export const publicApi = createClientOf<typeof calls>(calls, () => answers, { origin: globalThis.location.origin })
