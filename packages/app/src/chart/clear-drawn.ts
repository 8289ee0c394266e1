/** The part of a canvas's context that draws, as far as the chart uses it. */
const draws = ['fill', 'stroke', 'fillRect', 'strokeRect', 'fillText', 'strokeText', 'drawImage'] as const

type Drawn = Pick<CanvasRenderingContext2D, 'clearRect' | (typeof draws)[number]>

const known = new WeakSet<Drawn>()

/**
 * Clears a canvas only after something was drawn on it. The browser takes a cleared canvas for a changed one and copies it
 * to the screen again: the chart clears half of its canvases with every frame and draws nothing on them.
 */
export function clearDrawn(context: Drawn): void {
  if (known.has(context)) return
  known.add(context)
  let isEmpty = true
  for (const name of draws) {
    const draw: (...given: never[]) => void = context[name]
    Object.assign(context, {
      [name]: (...given: never[]) => {
        isEmpty = false
        draw.apply(context, given)
      },
    })
  }
  const { clearRect } = context
  context.clearRect = (...box) => {
    if (isEmpty) return
    isEmpty = true
    clearRect.apply(context, box)
  }
}

/**
 * For what lies over panes and axes: crosshair, lines and drawings, most of the time nothing. Panes come and go. Returns what
 * ends it.
 */
export function clearDrawnOverlays(root: Element): () => void {
  const see = (): void => {
    for (const canvas of root.querySelectorAll<HTMLCanvasElement>('canvas + canvas')) {
      const context = canvas.getContext('2d')
      if (context !== null) clearDrawn(context)
    }
  }
  see()
  const panes = new MutationObserver(see)
  panes.observe(root, { childList: true, subtree: true })
  return () => panes.disconnect()
}
