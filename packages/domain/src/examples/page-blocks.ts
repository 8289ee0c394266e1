import { commandTable, placesTable, replyTable } from './page-tables.ts'
import { workedExamples } from './page-examples.ts'
import { vectors } from './page-vectors.ts'

/** What the code says in a page of docs: by page, then by the name of the block. */
export const pageBlocks = (): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  'docs/receipts.md': { commands: commandTable(), replies: replyTable(), vectors: vectors() },
  'docs/rules.md': { places: placesTable(), ...workedExamples() },
})

const block = /(<!-- generated: ([a-z ]+) -->\n)([\s\S]*?)(<!-- end -->)/g

/** The blocks of a page as they stand in it, by their names. */
export const blocksIn = (page: string): Map<string, string> =>
  new Map([...page.matchAll(block)].map(([, , name = '', text = '']) => [name, text]))

/** The page with its blocks as the code has them. @throws for a block that the code does not have. */
export const withBlocks = (page: string, blocks: Readonly<Record<string, string>>): string =>
  page.replaceAll(block, (_whole, begin: string, name: string, _text, end: string) => {
    const text = blocks[name]
    if (text === undefined) throw new Error(`there is nothing to write into ${name}`)
    return `${begin}\n${text}\n\n${end}`
  })
