import { spawnSync } from 'node:child_process'

/** A check that saw nothing passes too, so the number of modules that it saw is part of it. */
const modulesAtLeast = 100

const cruise = spawnSync('depcruise', ['packages', 'apps', 'bench', 'examples', 'tools', '--config'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
})
process.stdout.write(cruise.stdout)
const modules = Number(/(\d+) modules/.exec(cruise.stdout)?.[1] ?? 0)
if (cruise.status !== 0) process.exitCode = cruise.status ?? 1
else if (modules < modulesAtLeast) {
  console.error(
    `only ${modules} modules were looked at, and there are more than ${modulesAtLeast}: is the parser there?`,
  )
  process.exitCode = 1
}
