/** The header in which a person's device signs the command that a call asks for; `docs/decisions/0035` says how. */
export const intentHeader = 'signed-intent'
