import { expect, it } from 'vitest'
import { listenToPaneSwipes } from './pane-swipe.ts'

type Point = readonly [number, number]

function swiped(from: Point, to: Point): number[] {
  const root = document.createElement('div')
  const heard: number[] = []
  listenToPaneSwipes(
    root,
    () => 100,
    (by) => heard.push(by),
  )
  for (const [type, [clientX, clientY]] of [
    ['touchstart', from],
    ['touchend', to],
  ] as const) {
    const touch = { clientX, clientY }
    root.dispatchEvent(Object.assign(new Event(type), { touches: [touch], changedTouches: [touch] }))
  }
  return heard
}

it.each([
  ['up over the panes', [50, 180], [52, 130], [1]],
  ['down over the panes', [50, 130], [48, 190], [-1]],
  ['too little', [50, 150], [50, 130], []],
  ['sideways, through time', [50, 150], [150, 110], []],
  ['over the candles', [50, 60], [50, 10], []],
] as const)('hears a finger that goes %s', (_name, from, to, by) => {
  expect(swiped(from, to)).toEqual(by)
})
