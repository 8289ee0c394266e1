import { bodyKeyLength } from '../body-encryption.ts'
import { publicKeyPath } from '../public-key-path.ts'
import { sealedMediaType } from '../sealed-body.ts'

/** How the bodies of POSTs are encrypted, for whoever plugs that into a generated client. */
export const sealing = {
  mediaType: sealedMediaType,
  plain: 'application/json',
  publicKey: { path: publicKeyPath, field: 'publicKey', form: 'SubjectPublicKeyInfo, DER in base64' },
  key: { length: bodyKeyLength, alphabet: 'printable ASCII' },
  keyEncryption: 'RSA-OAEP with SHA-256',
  bodyEncryption: 'AES-256-ECB with PKCS #7',
  body: 'base64(encrypted key) + "." + base64(encrypted JSON in UTF-8)',
  noFields: 'An empty body, or {}, is an object without fields.',
}

export const conventions = `Every answer is { code, message, result }; 200 is success, any other code a refusal whose message is a
finished sentence in the language of the \`lang\` header and whose result is { key, details }. A code below 1,000 is the HTTP status too, but for 401, which travels with status 200.
A field that a call does not have is refused by its name. Bodies of POSTs are encrypted:
\`base64(RSA-OAEP-SHA256(key)) . base64(AES-256-ECB-PKCS7(json))\` with a key of ${bodyKeyLength} printable characters of your own and the
public key of ${publicKeyPath}. The media type \`${sealedMediaType}\` stands for that, and the schema beside it is of the JSON inside: give a generated client a
serializer for it, as \`x-sealed-bodies\` says. Uploads alone are plain multipart forms. Send an \`idempotency-key\` (UUIDv7), one an intent, and repeat it when you retry.
A request without an answer may still be done, also minutes later: a command whose commit went unheard is found again when the database is back, and nothing is done
twice under its key. One that is certainly not decided is answered with 503 within seconds (\`unavailable\`: the database is away; \`overloaded\`) and is not done later; but of an
earlier request under the same key neither says anything, nor does 500. Send the same key until you have another answer.
Of a command on a book \`commandAnswer\` says what was done under its key; that nothing was does not mean that nothing will be.
A text "without control characters" may not have lone surrogates either, which its pattern does not say. A command may be signed: the header
\`signed-intent\` is \`<public key>.<epoch milliseconds>.<Ed25519 signature>\`, both in base64url without padding, over the lines \`touchstone intent 1\`, the id of
the book, \`"u:<idempotency key>"\`, the SHA-256 (hexadecimal) of the command as its journal row has it, and the milliseconds, joined by line feeds; they may lie a minute from our
clock. /docs shows the command of each call, a worked example, the limits, and the WebSocket. Amounts are
decimal strings. Times are \`YYYY-MM-DD HH:mm:ss\` at UTC+8; fields ending in AtMs are epoch milliseconds.`
