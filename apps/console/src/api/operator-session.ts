import { keep } from '@touchstone/app/device/kept'

/** The token of the operator's session: of its own, apart from any that the app for users keeps in the same browser. */
export const session = keep('console-token')
