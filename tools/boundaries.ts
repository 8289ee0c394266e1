import { cruise, format, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { folderCircles, type Import } from './folder-circles.ts'
import { lateValues } from './late-values.ts'

const folders = ['packages', 'apps', 'bench', 'examples', 'tools']
/** A check that saw nothing passes too, so the number of modules that it saw is part of it. */
const modulesAtLeast = 100
const shownMax = 20

const cruised = await cruise(folders, await extractOptions('./.dependency-cruiser.mjs'))
if (typeof cruised.output === 'string') throw new Error('a cruise answers with its modules')
const { modules, summary } = cruised.output
const report = await format(cruised.output, { outputType: 'err' })
if (typeof report.output === 'string') process.stdout.write(report.output)

const faults = [...circleFaults(importsOf({ modules })), ...lateValues(folders)]
for (const fault of faults) console.error(fault)
if (modules.length < modulesAtLeast)
  console.error(`only ${modules.length} modules were looked at, of more than ${modulesAtLeast}: is the parser there?`)
if (summary.error > 0 || faults.length > 0 || modules.length < modulesAtLeast) process.exitCode = 1

function importsOf({ modules: sources }: Pick<ICruiseResult, 'modules'>): Import[] {
  return sources.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
}

function circleFaults(imports: readonly Import[]): string[] {
  const circles = folderCircles(imports.filter(({ to }) => folders.includes(to.split('/')[0] ?? '')))
  return [...circles].flatMap(([name, found]) =>
    found.flatMap(({ folders: round, imports: among }) => [
      `folders of ${name} import each other in a circle: ${round.join(', ')}`,
      ...among.slice(0, shownMax).map(({ from, to }) => `    ${from} -> ${to}`),
    ]),
  )
}
