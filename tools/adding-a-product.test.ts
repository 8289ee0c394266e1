import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { additionsOf, type Block, heapsOf, withoutBlocks } from './patch-pieces.ts'
import {
  allPrograms,
  makePatchedCopy,
  type PatchedCopy,
  type Program,
  programOf,
  type TypeFault,
} from './patched-copy.ts'

/** `docs/adding-a-product.md` as a patch: it is held to what the document promises. */
const patch = 'docs/adding-a-product.patch'
const patchText = readFileSync(path.resolve(import.meta.dirname, '..', patch), 'utf8')
const { own, elsewhere } = additionsOf(patchText)

/** By list: which file does not compile where all lines for the product are left out. */
const missedBy: Readonly<Record<string, string>> = {
  'packages/domain/src/rulebook/nouns.ts': 'packages/texts/src/piggy-banks/en-us.ts',
  'packages/domain/src/rulebook/journals.ts': 'packages/domain/src/rulebook/nouns.ts',
  'packages/wire/src/nouns.ts': 'packages/texts/src/piggy-banks/en-us.ts',
  'packages/wire/src/entry-kinds.ts': 'apps/server/src/features/ledger/ledger.routes.ts',
  'packages/texts/src/english.ts': 'packages/texts/src/sections.ts',
  'apps/server/src/start/noun-features.ts': 'apps/server/src/start/noun-features.ts',
  'packages/simulator/src/rulebook/nouns.ts': 'packages/simulator/src/rulebook/nouns.ts',
  'packages/app/src/receipts/tellings.ts': 'packages/app/src/receipts/tellings.ts',
  'apps/mobile/src/routes/paths.ts': 'apps/mobile/src/piggy-banks/screens.ts',
  'apps/mobile/src/screens.ts': 'apps/mobile/src/screens.ts',
  'apps/mobile/src/messages/MessageIcon.tsx': 'apps/mobile/src/messages/MessageIcon.tsx',
}
/** Lists that miss the product only as long as another one has it. */
const onlyBeside: Readonly<Record<string, readonly string[]>> = {
  'packages/texts/src/english.ts': ['packages/domain/src/rulebook/nouns.ts', 'packages/wire/src/nouns.ts'],
  'apps/mobile/src/screens.ts': ['apps/mobile/src/routes/paths.ts'],
}
/** No type knows them: tests miss what they lack (`tidy.test.ts`). */
const missedByTests = ['GLOSSARY.md']

/** What is left out, and the fault that must follow. */
type Piece = {
  name: string
  file: string
  /** None: the whole file. */
  blocks: readonly Block[]
  program: Program
  isMissed: (faults: readonly TypeFault[]) => boolean
  /** Files without which the fault would not show. */
  needs: readonly string[]
}

let copy: PatchedCopy
beforeAll(() => (copy = makePatchedCopy(patch, own)), 60_000)
afterAll(() => copy.remove())

const textIn = (file: string): string => readFileSync(path.join(copy.folder, file), 'utf8')
const bare = (file: string): string => path.basename(file).replace(/[.]tsx?$/, '')

/** A file that imports this one: rather a test, which is never left out, and rather one that is compiled with it. */
function importerOf(file: string): string {
  const imported = new RegExp(`(from |import\\()'[^']*[/]${bare(file)}([.]tsx?)?'`)
  const program = compiled(file)
  const rank = (each: string): number => (programOf(each) === program ? 2 : 0) + (isTest(each) ? 1 : 0)
  const all = [...elsewhere.keys(), ...own].filter((each) => each !== file && imported.test(textIn(each)))
  const [best] = all.toSorted((a, b) => rank(b) - rank(a))
  if (best === undefined) throw new Error(`nothing imports ${file}`)
  return best
}

function compiled(file: string): Program {
  const program = programOf(file)
  if (program === undefined) throw new Error(`no program of this test compiles ${file}`)
  return program
}

/** A file of its own that another one imports: the import then leads nowhere. */
const ownFiles = (): Piece[] =>
  own
    .filter((file) => !isTest(file) && !isTranslation(file))
    .map((file) => {
      const importer = importerOf(file)
      const lost = new RegExp(`^TS2307: Cannot find module '[^']*[/]${bare(file)}([.]tsx?)?'`)
      const isMissed: Piece['isMissed'] = (faults) => faults.some(({ message }) => lost.test(message))
      return { name: file, file, blocks: [], program: compiled(importer), isMissed, needs: [importer] }
    })

/** One of several blocks of a list, such as the import without the row. */
const singleBlocks = (): Piece[] =>
  lists().flatMap(([file, blocks]) =>
    blocks.length < 2
      ? []
      : blocks.map((block) => ({
          name: `${file}:${block.from}`,
          file,
          blocks: [block],
          program: compiled(file),
          isMissed: (faults) => faults.some((fault) => fault.file === file),
          needs: [],
        })),
  )

const wholeLists = (): Piece[] =>
  lists().map(([file, blocks]) => {
    const witness = missedBy[file] ?? file
    const isMissed: Piece['isMissed'] = (faults) => faults.some((fault) => fault.file === witness)
    const needs = [...(onlyBeside[file] ?? []), ...(witness === file ? [] : [witness])]
    return { name: file, file, blocks, program: compiled(witness), isMissed, needs }
  })

const lists = () => [...elsewhere].filter(([file]) => !missedByTests.includes(file))
const isTest = (file: string): boolean => file.includes('.test.')
const isTranslation = (file: string): boolean => file.startsWith('packages/texts/') && bare(file) !== 'en-us'

/** Leaves pieces out together, compiles, and puts them back. */
function missedOf(pieces: readonly Piece[], program: Program): string[] {
  const kept = pieces.map(({ file }) => [path.join(copy.folder, file), textIn(file)] as const)
  for (const { file, blocks } of pieces) {
    const at = path.join(copy.folder, file)
    if (blocks.length === 0) rmSync(at)
    else writeFileSync(at, withoutBlocks(textIn(file), blocks))
  }
  try {
    const faults = copy.compile(program)
    return pieces.filter(({ isMissed }) => isMissed(faults)).map(({ name }) => name)
  } finally {
    for (const [at, text] of kept) writeFileSync(at, text)
  }
}

const conflict = (a: Piece, b: Piece): boolean =>
  a.file === b.file || a.needs.includes(b.file) || a.needs.some((file) => b.needs.includes(file) && b.blocks.length > 0)

/** Those pieces that may be left out without anybody's noticing. */
function unmissed(pieces: readonly Piece[]): string[] {
  return allPrograms.flatMap((program) => {
    const heaps = heapsOf(
      pieces.filter((piece) => piece.program === program),
      conflict,
    )
    return heaps.flatMap((heap) => {
      const missed = missedOf(heap, program)
      return heap.map(({ name }) => name).filter((name) => !missed.includes(name))
    })
  })
}

describe('a new product', () => {
  it('adds at most 35 lines to at most 12 files elsewhere', () => {
    const lines = [...elsewhere.values()].flat().reduce((sum, { count }) => sum + count, 0)
    expect(lines).toBeLessThanOrEqual(35)
    expect(elsewhere.size).toBeLessThanOrEqual(12)
    expect(own.length).toBeGreaterThan(20)
  })

  it.each(allPrograms)('compiles: %s', (program) => {
    expect(copy.compile(program)).toEqual([])
  })

  it('does not compile without any one of its own files, or any one place of a list', () => {
    expect(unmissed([...ownFiles(), ...singleBlocks()])).toEqual([])
  })

  it('does not compile without its lines in any one list', () => {
    expect([...elsewhere.keys()].toSorted()).toEqual([...Object.keys(missedBy), ...missedByTests].toSorted())
    expect(unmissed(wholeLists())).toEqual([])
  })

  it('neither builds nor starts without its texts in every language', () => {
    const translations = own.filter(isTranslation)
    for (const file of translations) rmSync(path.join(copy.folder, file))
    const languages = translations.map(bare)
    const script = `
      import { textsOf } from './packages/texts/src/texts.ts'
      for (const language of ${JSON.stringify(languages)})
        try { textsOf(language); console.log(language) } catch {}`
    const ran = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: copy.folder,
      encoding: 'utf8',
    })
    expect({ ...ran, left: languages.length }).toMatchObject({ status: 0, stdout: '', left: 8 })
  })
}, 120_000)
