import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isLanguage, languages } from '@touchstone/wire/languages'
import { openBrowser } from '../browser.ts'
import { root, runServer } from '../running-server.ts'
import { writeContactSheet } from './contact-sheet.ts'
import { type MobileRoute, readMobileRoutes } from './mobile-routes.ts'
import { preparePersons } from './persons.ts'
import type { Look } from './scene.ts'
import { type RouteShots, type Shot, shotsOf } from './shot.ts'
import { shotsTable } from './shots-table.ts'
import { type Ground, type Taken, takeShot } from './take-shot.ts'

/** Pages at once: the server and a browser share the machine. */
const hands = 2

const usage =
  'usage: npm run shots -- [--route <name>]… [--state <name>]… [--width 375] [--height 812] [--language en-us] [--scheme default] [--full] [--origin <server>]'

const { values } = readArguments()

type Job = { route: MobileRoute; shots: RouteShots; named: [string, Shot] }

try {
  process.exitCode = await main()
} catch (error) {
  // What is thrown on purpose is a plain error; anything else is a bug and needs its stack.
  console.error(error instanceof Error && error.constructor === Error ? `${error.message}\n${usage}` : error)
  process.exitCode = 1
}

async function main(): Promise<number> {
  const look = readLook()
  const jobs = readJobs()
  const server = values.origin === undefined ? await startServer() : { origin: values.origin, stop: async () => {} }
  const browser = await openBrowser()
  try {
    console.log('half a minute of trading, so that there is something to see …')
    const persons = await preparePersons(server.origin, { patience: true })
    const folder = await emptyFolder(look)
    const ground: Ground = {
      browser,
      origin: server.origin,
      persons,
      look,
      themes: ['light', 'dark'],
      folder,
      full: values.full,
    }
    const taken = await takeAll(ground, jobs)
    await writeContactSheet(folder, shotsTable, taken, ground.themes)
    const faulty = taken.filter(({ faults }) => faults.length > 0)
    console.log(`${taken.length} states, ${faulty.length} with faults: ${path.join(folder, 'index.html')}`)
    return faulty.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await server.stop()
  }
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        route: { type: 'string', multiple: true, default: [] },
        state: { type: 'string', multiple: true, default: [] },
        width: { type: 'string', default: '375' },
        height: { type: 'string', default: '812' },
        language: { type: 'string', default: 'en-us' },
        scheme: { type: 'string', default: 'default' },
        full: { type: 'boolean', default: false },
        /** Of a server that runs already. */
        origin: { type: 'string' },
      },
    })
  } catch (error) {
    console.log(process.argv.includes('--help') ? usage : `${error instanceof Error ? error.message : ''}\n${usage}`)
    return process.exit(process.argv.includes('--help') ? 0 : 1)
  }
}

/** Of the usual look `reports/shots`; other looks stand beside it. All pictures are taken anew, or some of them. */
async function emptyFolder({ width, language, scheme }: Omit<Look, 'theme'>): Promise<string> {
  const parts = [
    width === 375 ? '' : String(width),
    language === 'en-us' ? '' : language,
    scheme === 'default' ? '' : scheme,
  ]
  const folder = path.join(root, 'reports', ['shots', ...parts.filter((part) => part !== '')].join('-'))
  if (values.route.length === 0 && values.state.length === 0) await rm(folder, { recursive: true, force: true })
  return folder
}

async function startServer(): ReturnType<typeof runServer> {
  execFileSync(process.execPath, ['tools/build.ts', '--if-stale'], { cwd: root, stdio: 'inherit' })
  return runServer()
}

async function takeAll(ground: Ground, jobs: readonly Job[]): Promise<Taken[]> {
  const waiting = [...jobs]
  const taken: Taken[] = []
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const { route, shots, named } = job
      const shot = await takeShot(ground, route, shots, named)
      taken.push(shot)
      console.log(`${route.name} ${shot.state}${shot.faults.map((fault) => `\n    ${fault}`).join('')}`)
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
  return taken
}

function readJobs(): Job[] {
  const { route: routes, state: states } = values
  const jobs = readMobileRoutes()
    .filter(({ name }) => routes.length === 0 || routes.includes(name))
    .flatMap((route) => {
      const shots = shotsTable[route.name]
      return shots === undefined ? [] : shotsOf(shots).map((named): Job => ({ route, shots, named }))
    })
    .filter(({ named: [state] }) => states.length === 0 || states.includes(state))
  if (jobs.length === 0) throw new Error('there is no such route or state')
  return jobs
}

function readLook(): Omit<Look, 'theme'> {
  const { language, scheme, width, height } = values
  if (!isLanguage(language)) throw new Error(`--language is one of ${languages.join(', ')}`)
  if (scheme !== 'default' && scheme !== 'red_up' && scheme !== 'colour_blind')
    throw new Error('--scheme is one of default, red_up, colour_blind')
  return { language, scheme, width: Number(width), height: Number(height), scale: 2 }
}
