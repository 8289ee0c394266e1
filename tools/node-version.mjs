import { existsSync } from 'node:fs'

/**
 * Ends `npm ci` and `npm start` with a sentence where the one or the other cannot go on. In JavaScript: the Node of the
 * machine runs it where nothing is installed yet, and an old one reads no TypeScript.
 *
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

// The Node that runs Touchstone is a package of its own.
if (
  process.argv.includes('--installed') &&
  !existsSync(new URL('../node_modules/node/package.json', import.meta.url))
) {
  console.error('nothing is installed yet: run "npm ci" first')
  process.exit(1)
}
