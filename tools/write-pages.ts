import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pageBlocks, withBlocks } from '@touchstone/domain/examples/page-blocks'
import { pageReceiptText } from '@touchstone/domain/examples/page-vectors'

/** `npm run pages`: writes into the pages of docs what the code says there, and the receipt that they show. */
const receipt = 'docs/receipt-example.json'
const root = path.resolve(import.meta.dirname, '..')
const pages = Object.entries(pageBlocks())
for (const [file, blocks] of pages) {
  const page = path.join(root, file)
  writeFileSync(page, withBlocks(readFileSync(page, 'utf8'), blocks))
}
writeFileSync(path.join(root, receipt), pageReceiptText())
execFileSync('oxfmt', [receipt, ...pages.map(([file]) => file)], { cwd: root, stdio: 'inherit' })
