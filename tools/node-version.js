/**
 * Ends `npm ci` and `npm start` with a sentence under a Node that is too old; in JavaScript, for such a one reads no types.
 * Whatever Node runs this file, it is npm's own that decides which packages are installed for this machine: under an older
 * one those of the build are left out, and the first sign of it would be a long stack.
 */
const [, major, minor] = /node\/v(\d+)\.(\d+)/.exec(process.env['npm_config_user_agent'] ?? '') ?? []
const [has, of] = [Number(major), Number(minor)]
if (has < 20 || (has === 20 && of < 19) || has === 21 || (has === 22 && of < 12)) {
  console.error(
    `npm runs under Node ${major}.${minor}, and Touchstone needs 20.19 or newer of 20, or 22.12 or newer: install one, ` +
      'then run "npm ci" again',
  )
  process.exit(1)
}
