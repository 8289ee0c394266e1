import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Habits that no other tool checks. Each check returns the offending places, so that a failure names them. */
const root = path.resolve(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)))
const sources = files.filter((file) => /[.]tsx?$/.test(file))
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

function linesMatching(pattern: RegExp, among: readonly string[]): string[] {
  return among.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
}

it('reads the sources', () => {
  expect(sources.length).toBeGreaterThan(100)
})

it('has no folder with a name that says nothing', () => {
  const banned = /(^|[/])(utils?|helpers?|common|services?|controllers?|types|constants|lib|misc)[/]/
  expect(files.filter((file) => banned.test(file))).toEqual([])
})

it('names files in kebab-case, or after the one component that they export', () => {
  const named = /^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z0-9]+)([.][a-z0-9-]+)*[.]tsx?$/
  expect(sources.filter((file) => !named.test(path.basename(file)))).toEqual([])
})

it('has no barrel file', () => {
  const barrels = sources.filter((file) => /(^|[/])index[.]tsx?$/.test(file))
  expect(barrels).toEqual([])
})

it('keeps the pinyin of the specification out of the code', () => {
  const pinyin =
    /chongzhi|tixian|heyue|zichan|zhangbian|hangqing|kuangchi|zhaiquan|shandui|tuandui|renzheng|jiedai|bisai/i
  // Where addresses are built and browsers are redirected to them.
  const allowed =
    /^packages[/]wire[/]|^apps[/]mobile[/]src[/](routes|frame)[/](paths|frame-rules|arrival)[.]|^apps[/]mobile[/]worker[/].*test|^apps[/]e2e[/]|^bench[/](client|lighthouse)|^tools[/]tidy[.]test[.]ts$/
  const among = sources.filter((file) => !allowed.test(file))
  expect(linesMatching(pinyin, among)).toEqual([])
})

it('lists exactly the paths of the wire in the glossary, with their names', () => {
  const written = sources
    .filter((file) => /^packages[/]wire[/]src[/][a-z-]+[.]ts$/.test(file))
    .map(textOf)
    .join('\n')
  const constants = new Map([...written.matchAll(/const (\w+Path) = '([^']+)'/g)].map(([, name, url]) => [name, url]))
  const wire = written.replaceAll(
    /path: (\w+Path)\b/g,
    (_whole, name: string) => `path: '${constants.get(name) ?? ''}'`,
  )
  const calls = [...wire.matchAll(/(\w+): (?:read|command|record|unrecorded|upload|image)\(\{\s+path: '([^']+)'/g)]
  const paths = [...wire.matchAll(/\b(?:path: |[a-z]\w+Path = )'([^']+)'/g)].map(([, url]) => url)
  const glossary = textOf('GLOSSARY.md')
  const rows = [...glossary.matchAll(/^\| (?:GET|POST) `([^`]+)` +\| `(\w+)`/gm)]
  const named = (found: readonly RegExpMatchArray[], url: number, name: number): string[] =>
    found.map((match) => `${match[url]} ${match[name]}`).toSorted()
  expect(calls.length).toBeGreaterThan(50)
  expect(paths.filter((url) => !glossary.includes(`\`${url}\``))).toEqual([])
  expect(named(rows, 1, 2)).toEqual(named(calls, 2, 1))
})

it('never calls a number an amount, a price, a fee or a balance', () => {
  const floating = /\b\w*(amount|price|fee|balance|margin|notional|profit|stake)\w*\??: number\b/i
  const counted = /(count|percent|seconds|ms|at|ticks|places|sequence|calls?)\??: number\b/i
  const among = sources.filter(
    (file) => /^(packages[/](domain|wire|client|app)|apps)[/]/.test(file) && !/[.]test[.]/.test(file),
  )
  expect(linesMatching(floating, among).filter((line) => !counted.test(line))).toEqual([])
})

it('has no clock and no randomness in the domain', () => {
  const among = sources.filter((file) => /^packages[/]domain[/]src/.test(file) && !/[.]test[.]/.test(file))
  expect(linesMatching(/globalThis|new Date|Date[.]now|Math[.]random|performance[.]now/, among)).toEqual([])
})

it('has no unfinished business', () => {
  /** The first four only in capitals: `todo` is also a Spanish word. */
  const marks = /\b(TODO|FIXME|XXX|HACK|[Cc]oming soon|[Nn]ot implemented)\b/
  const among = sources.filter((file) => file !== 'tools/tidy.test.ts')
  expect(linesMatching(marks, among)).toEqual([])
})

it('reads in one place whether it runs under CI', () => {
  const among = sources.filter((file) => file !== 'tools/tidy.test.ts')
  const readers = linesMatching(/\benv(ironment)?(\[['"]CI['"]\]|[.]CI\b)/, among).map((line) => line.split(':')[0])
  expect(readers).toEqual(['optional/may-be-skipped.ts'])
})

it('skips no test', () => {
  const among = sources.filter((file) => /[.]test[.]tsx?$/.test(file) && file !== 'tools/tidy.test.ts')
  expect(linesMatching(/\b(it|test|describe)[.](only|todo|skip)\(/, among)).toEqual([])
})
