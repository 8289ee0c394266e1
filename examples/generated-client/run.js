import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/* `npm run generate` and `npm start`, with the address of the server after `--`. JavaScript, so that any Node says what it lacks. */

const [act, origin = 'http://127.0.0.1:8080'] = process.argv.slice(2)
const document = new URL('/docs/openapi.json', URL.canParse(origin) ? origin : end(`${origin} is no address`))
const answer = await fetch(document).catch(() => undefined)
if (answer?.ok !== true)
  end(`no Touchstone answers at ${origin}: start one, or name it, such as "npm run ${act} -- http://127.0.0.1:9000"`)
if (act === 'generate')
  run('openapi-typescript', '--default-non-nullable', 'false', document.href, '--output', 'api.ts')
if (!existsSync('api.ts')) end('api.ts is not there yet: "npm run generate" makes it from a running server')
if (!process.features.typescript)
  end(
    `Node ${process.version} runs no TypeScript: "npm start" in a clone after "npm ci" brings one that does, as any from 22.18 on`,
  )
run(process.execPath, 'trade.ts', origin)

function run(command, ...args) {
  process.exit(spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1)
}

function end(sentence) {
  console.error(sentence)
  process.exit(1)
}
