import type { ArticleBlock } from './articles.ts'

/**
 * Parses a body into blocks. An empty line ends a block; `## ` starts a heading; lines that start with `- ` are a list;
 * everything else is plain text, and nothing in it is ever markup.
 */
export function blocksOf(body: string): ArticleBlock[] {
  return body
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map(blockOf)
}

function blockOf(piece: string): ArticleBlock {
  if (piece.startsWith('## ')) return { kind: 'heading', text: piece.slice(3).trim() }
  const lines = piece.split('\n').map((line) => line.trim())
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => line.slice(2).trim()) }
  return { kind: 'paragraph', text: lines.join('\n') }
}
