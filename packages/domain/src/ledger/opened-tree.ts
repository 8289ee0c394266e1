import { assert } from '../result.ts'

/** Consecutive leaves of a Merkle tree that stand under one node. */
export type Span = { first: number; count: number }

/** How many leaves stand under the left one of two nodes: the largest power of two below their number (RFC 6962). */
export function leftCount(count: number): number {
  let left = 1
  while (2 * left < count) left *= 2
  return left
}

/** Returns the root of a tree over these nodes. @throws without any. */
export function foldTree<Node>(nodes: readonly Node[], join: (left: Node, right: Node) => Node): Node {
  const [first] = nodes
  assert(first !== undefined, 'a tree has a leaf')
  if (nodes.length === 1) return first
  const left = leftCount(nodes.length)
  return join(foldTree(nodes.slice(0, left), join), foldTree(nodes.slice(left), join))
}

/**
 * The nodes that a tree of `count` leaves needs besides its opened leaves, from left to right: the largest ones with no
 * opened leaf under them.
 */
export function hiddenSpans(count: number, opened: ReadonlySet<number>): Span[] {
  const spans: Span[] = []
  walk({ first: 0, count }, opened, (span, isOpened) => {
    if (!isOpened) spans.push(span)
  })
  return spans
}

export type OpenedTree<Node> = {
  count: number
  /** By their index, from 0. */
  opened: ReadonlyMap<number, Node>
  /** The nodes of `hiddenSpans`, in their order. */
  hidden: readonly Node[]
}

/**
 * Returns the root of a tree of which some leaves are opened, and what stands under each hidden node.
 * @throws if an opened leaf is not one of the tree, or there are more or fewer hidden nodes than it needs.
 */
export function openedRoot<Node>(
  { count, opened, hidden }: OpenedTree<Node>,
  join: (left: Node, right: Node) => Node,
): { root: Node; spans: readonly (Span & { node: Node })[] } {
  const indexes = new Set(opened.keys())
  for (const index of indexes)
    assert(Number.isSafeInteger(index) && index >= 0 && index < count, `the tree has a leaf ${index}`)
  const spans: (Span & { node: Node })[] = []
  const nodeOf = (span: Span): Node => {
    const leaf = span.count === 1 ? opened.get(span.first) : undefined
    if (leaf !== undefined) return leaf
    if (!touches(span, indexes)) {
      const node = hidden[spans.length]
      assert(node !== undefined, 'the tree has every node that it needs')
      spans.push({ ...span, node })
      return node
    }
    const [left, right] = halves(span)
    const leftNode = nodeOf(left)
    return join(leftNode, nodeOf(right))
  }
  const root = nodeOf({ first: 0, count })
  assert(spans.length === hidden.length, 'the tree has no more nodes than it needs')
  return { root, spans }
}

function walk(span: Span, opened: ReadonlySet<number>, visit: (span: Span, isOpened: boolean) => void): void {
  if (!touches(span, opened)) visit(span, false)
  else if (span.count === 1) visit(span, true)
  else for (const half of halves(span)) walk(half, opened, visit)
}

const touches = ({ first, count }: Span, opened: ReadonlySet<number>): boolean => {
  for (const index of opened) if (first <= index && index < first + count) return true
  return false
}

function halves({ first, count }: Span): [Span, Span] {
  const left = leftCount(count)
  return [
    { first, count: left },
    { first: first + left, count: count - left },
  ]
}
