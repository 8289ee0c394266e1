/** An import of one file by another, by their paths from the root of the repository. */
export type Import = { from: string; to: string }

/** Folders of a package that import each other round in a circle, with the imports among them. */
export type FolderCircle = { folders: string[]; imports: Import[] }

const isOfTests = (file: string): boolean =>
  /[.]test[.]tsx?$|(^|[/])test-[^/]+$|^apps[/]server[/]src[/]start[/]security[/]/.test(file)

const packageOf = (file: string): string => /^(?:(?:apps|packages)[/])?[^/]+/.exec(file)?.[0] ?? ''

/**
 * The circles of folders inside each package: at every depth, as if a folder's own folders were one with it, and with
 * `import type` too. Tests are left out, because a test of the lowest room may open the whole house.
 */
export function folderCircles(imports: readonly Import[]): Map<string, FolderCircle[]> {
  const counted = imports.filter(
    ({ from, to }) => packageOf(from) === packageOf(to) && !isOfTests(from) && !isOfTests(to),
  )
  return new Map(
    [...Map.groupBy(counted, ({ from }) => packageOf(from))].map(([name, own]) => [name, circlesAtEveryDepth(own)]),
  )
}

function circlesAtEveryDepth(imports: readonly Import[]): FolderCircle[] {
  const depths = imports.flatMap(({ from, to }) => [from, to]).map((file) => file.split('/').length - 1)
  const found = new Map<string, FolderCircle>()
  for (let depth = 1; depth <= Math.max(0, ...depths); depth += 1)
    for (const circle of circlesAt(imports, depth)) found.set(circle.folders.join(' '), circle)
  return [...found.values()]
}

function circlesAt(imports: readonly Import[], depth: number): FolderCircle[] {
  const folderOf = (file: string): string => file.split('/').slice(0, -1).slice(0, depth).join('/')
  const arrows = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [folder, other] = [folderOf(from), folderOf(to)]
    if (folder !== other) arrows.set(folder, (arrows.get(folder) ?? new Set()).add(other))
  }
  const reached = new Map([...arrows.keys()].map((folder) => [folder, reachedFrom(folder, arrows)]))
  const inCircles = [...arrows.keys()].filter((folder) => reached.get(folder)?.has(folder))
  const circleOf = (folder: string): string[] =>
    inCircles.filter((other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder)).toSorted()
  const circles = new Map(inCircles.map((folder) => [circleOf(folder).join(' '), circleOf(folder)]))
  return [...circles.values()].map((folders) => ({
    folders,
    imports: imports.filter(({ from, to }) => {
      const [folder, other] = [folderOf(from), folderOf(to)]
      return folder !== other && folders.includes(folder) && folders.includes(other)
    }),
  }))
}

function reachedFrom(start: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(arrows.get(start) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(arrows.get(next) ?? []))
  }
  return reached
}
