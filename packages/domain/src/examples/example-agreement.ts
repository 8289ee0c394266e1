import { hashText } from '../ledger/hash.ts'

/** Of the text that whoever buys something in an example has accepted. */
export const exampleAgreement = { agreementSha256: hashText('Agreement\n\nWhat you buy, and what you can lose.') }
