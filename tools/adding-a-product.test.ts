import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
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
const sourceOf = (file: string): string => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')
const { own, elsewhere } = additionsOf(sourceOf(patch), sourceOf)

/** By list: which file does not compile where the lines for the product are left out. */
const missedBy: Readonly<Record<string, string>> = {
  'packages/domain/src/rulebook/nouns.ts': 'packages/texts/src/piggy-banks/en-us.ts',
  'packages/domain/src/rulebook/journals.ts': 'packages/domain/src/rulebook/nouns.ts',
  'packages/wire/src/nouns.ts': 'packages/texts/src/piggy-banks/en-us.ts',
  'packages/wire/src/entry-kinds.ts': 'apps/server/src/features/ledger/ledger.routes.ts',
  'packages/signatures/src/call-commands.ts': 'packages/signatures/src/call-commands.ts',
  'packages/signatures/src/example-calls.ts': 'packages/signatures/src/example-calls.ts',
  'packages/texts/src/english.ts': 'packages/texts/src/sections.ts',
  'apps/server/src/start/noun-features.ts': 'apps/server/src/start/noun-features.ts',
  'packages/simulator/src/rulebook/nouns.ts': 'packages/simulator/src/rulebook/nouns.ts',
  'packages/app/src/api/answer-parts.ts': 'packages/app/src/api/answer-parts.ts',
  'packages/app/src/receipts/descriptions.ts': 'packages/app/src/receipts/descriptions.ts',
  'apps/mobile/src/routes/paths.ts': 'apps/mobile/src/piggy-banks/screens.ts',
  'apps/mobile/src/screens.ts': 'apps/mobile/src/screens.ts',
  'apps/mobile/src/messages/message-looks.ts': 'apps/mobile/src/messages/message-looks.ts',
}
/** Lists that miss the product only as long as another one has it. */
const onlyBeside: Readonly<Record<string, readonly string[]>> = {
  'packages/texts/src/english.ts': ['packages/domain/src/rulebook/nouns.ts', 'packages/wire/src/nouns.ts'],
  'apps/mobile/src/screens.ts': ['apps/mobile/src/routes/paths.ts'],
}
/** No type knows it: `tidy.test.ts` misses what it lacks. */
const missedByTest = 'GLOSSARY.md'

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

const lists = [...elsewhere].filter(([file]) => file !== missedByTest)
const bare = (file: string): string => path.basename(file).replace(/[.]tsx?$/, '')
const isTest = (file: string): boolean => file.includes('.test.')
const isTranslation = (file: string): boolean => file.startsWith('packages/texts/') && bare(file) !== 'en-us'

function compiled(file: string): Program {
  const program = programOf(file)
  if (program === undefined) throw new Error(`no program of this test compiles ${file}`)
  return program
}

/** Whether one file imports another: by its path, or by the name of its package and its path in there. */
function isImported(file: string, by: string, text: string): boolean {
  const wanted = file.replace(/[.]tsx?$/, '')
  return [...text.matchAll(/(?:from |import\()'([^']+)'/g)].some(([, from = '']) => {
    const inPackage = /^@touchstone[/]([^/]+)[/](.+)$/.exec(from)
    const place = inPackage ? `${inPackage[1]}/src/${inPackage[2]}` : path.posix.join(path.dirname(by), from)
    return inPackage ? wanted.endsWith(`/${place}`) : place.replace(/[.]tsx?$/, '') === wanted
  })
}

/** A file that imports this one: rather a test, which is never left out, and rather one that is compiled with it. */
function importerOf(file: string, { textOf }: PatchedCopy): string {
  const program = compiled(file)
  const rank = (each: string): number => (programOf(each) === program ? 2 : 0) + (isTest(each) ? 1 : 0)
  const all = [...elsewhere.keys(), ...own].filter((each) => each !== file && isImported(file, each, textOf(each)))
  const [best] = all.toSorted((a, b) => rank(b) - rank(a))
  if (best === undefined) throw new Error(`nothing imports ${file}`)
  return best
}

/** The files of its own: an import then leads nowhere. */
const ownFiles = (copy: PatchedCopy): Piece[] =>
  own
    .filter((file) => !isTest(file) && !isTranslation(file))
    .map((file) => {
      const importer = importerOf(file, copy)
      const lost = new RegExp(`^TS2307: Cannot find module '[^']*[/]${bare(file)}([.]tsx?)?'`)
      const isMissed: Piece['isMissed'] = (faults) => faults.some(({ message }) => lost.test(message))
      return { name: file, file, blocks: [], program: compiled(importer), isMissed, needs: [importer] }
    })

/** One of several places in a list, such as the import without the row. */
const places: readonly Piece[] = lists
  .filter(([, blocks]) => blocks.length > 1)
  .flatMap(([file, blocks]) =>
    blocks.map((block) => ({
      name: `${file}:${block.from}`,
      file,
      blocks: [block],
      program: compiled(file),
      isMissed: (faults) => faults.some((fault) => fault.file === file),
      needs: [],
    })),
  )

/** All lines of a list. */
const wholeLists: readonly Piece[] = lists.map(([file, blocks]) => {
  const witness = missedBy[file] ?? file
  const isMissed: Piece['isMissed'] = (faults) => faults.some((fault) => fault.file === witness)
  const needs = [...(onlyBeside[file] ?? []), ...(witness === file ? [] : [witness])]
  return { name: file, file, blocks, program: compiled(witness), isMissed, needs }
})

/** The faults of two that need the same file could be one fault. */
const conflict = (a: Piece, b: Piece): boolean =>
  a.file === b.file || a.needs.includes(b.file) || a.needs.some((file) => b.needs.includes(file) && b.blocks.length > 0)

/** Leaves pieces out together, compiles, and puts them back. Answers those that nobody missed. */
async function unmissedOf(pieces: readonly Piece[], copy: PatchedCopy): Promise<string[]> {
  const kept = pieces.map(({ file }) => [file, copy.textOf(file)] as const)
  for (const { file, blocks } of pieces)
    if (blocks.length === 0) copy.leaveOut(file)
    else copy.write(file, withoutBlocks(copy.textOf(file), blocks))
  const faults = await copy.compile()
  for (const [file, text] of kept) copy.write(file, text)
  return pieces.filter(({ isMissed }) => !isMissed(faults)).map(({ name }) => name)
}

describe('a new product', () => {
  it('adds at most 36 lines to at most 15 files elsewhere', () => {
    const lines = [...elsewhere.values()].flat().reduce((sum, { count }) => sum + count, 0)
    expect(lines).toBeLessThanOrEqual(36)
    expect(elsewhere.size).toBeLessThanOrEqual(15)
    expect([...elsewhere.keys()].toSorted()).toEqual([...Object.keys(missedBy), missedByTest].toSorted())
    expect(own.length).toBeGreaterThan(25)
  })

  it.concurrent.each(allPrograms)(
    'compiles, and does not without any one piece: %s',
    async (program) => {
      const copy = makePatchedCopy(patch, own, program)
      try {
        expect(await copy.compile()).toEqual([])
        const isHere = (piece: Piece): boolean => piece.program === program
        // A file or a name that is not there is reported whatever else is wrong, what is missing in a list is not.
        const heaps = [
          ...heapsOf([...ownFiles(copy), ...places].filter(isHere), conflict),
          ...heapsOf(wholeLists.filter(isHere), conflict),
        ]
        expect(heaps.length).toBeGreaterThan(2)
        const unmissed: string[] = []
        for (const heap of heaps) unmissed.push(...(await unmissedOf(heap, copy)))
        expect(unmissed).toEqual([])
      } finally {
        copy.remove()
      }
    },
    300_000,
  )

  it('neither builds nor starts without its texts in any one language', () => {
    const translations = own.filter(isTranslation)
    const copy = makePatchedCopy(patch, own, 'core')
    for (const file of translations) copy.leaveOut(file)
    const script = `
      import { textsOf } from './packages/texts/src/texts.ts'
      textsOf('en-us')
      for (const language of ${JSON.stringify(translations.map(bare))})
        try { textsOf(language) } catch (error) { console.log(error.code) }`
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: copy.folder })
    copy.remove()
    expect(printed.toString('utf8').trim().split('\n')).toEqual(Array.from({ length: 8 }, () => 'MODULE_NOT_FOUND'))
  }, 60_000)
})
