import { spawnSync } from 'node:child_process'

/** A check that reads no modules also passes, so we check the number of modules too. */
const modulesAtLeast = 100

const cruise = spawnSync('depcruise', ['packages', 'apps', 'bench', 'examples', 'tools', '--config'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
})
process.stdout.write(cruise.stdout)
const modules = Number(/(\d+) modules/.exec(cruise.stdout)?.[1] ?? 0)
if (cruise.status !== 0) process.exitCode = cruise.status ?? 1
else if (modules < modulesAtLeast) {
  console.error(`read only ${modules} modules, expected at least ${modulesAtLeast}: is the parser installed?`)
  process.exitCode = 1
}
