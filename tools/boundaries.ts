import { cruise, format, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { folderCircles, type Import } from './folder-circles.ts'
import { lateValues } from './late-values.ts'

const folders = ['packages', 'apps', 'bench', 'examples', 'tools']
/** A check that saw nothing, or read no import, passes too: so the number of imports that it saw is part of it. */
const importsAtLeast = 10_000
const shownMax = 20

const cruised = await cruise(folders, await extractOptions('./.dependency-cruiser.mjs'))
if (typeof cruised.output === 'string') throw new Error('dependency-cruiser returned a report without modules')
const { modules, summary } = cruised.output
const report = await format(cruised.output, { outputType: 'err' })
if (typeof report.output === 'string') process.stdout.write(report.output)

const imports = importsOf({ modules })
const faults = [...circleFaults(imports), ...lateValues(folders)]
for (const fault of faults) console.error(fault)
const isBlind = imports.length < importsAtLeast
if (isBlind)
  console.error(`found only ${imports.length} imports of at least ${importsAtLeast}: is the parser installed?`)
if (summary.error > 0 || faults.length > 0 || isBlind) process.exitCode = 1

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
