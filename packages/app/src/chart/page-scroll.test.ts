import { afterEach, beforeEach, expect, it } from 'vitest'
import { letPageScroll } from './page-scroll.ts'

let received: string[] = []
let end = (): void => undefined
let isOurs = false
let root = document.createElement('div')

const receive = (event: Event): void => {
  received.push(event.type)
}
const types = ['touchstart', 'touchmove', 'touchend'] as const

beforeEach(() => {
  received = []
  isOurs = false
  root = document.createElement('div')
  const place = document.createElement('div')
  place.append(root)
  document.body.append(place)
  // Like the chart: listens for the start of a touch on itself, and for the rest of it anywhere.
  root.addEventListener('touchstart', receive)
  for (const type of types.slice(1)) document.documentElement.addEventListener(type, receive)
  end = letPageScroll(root, () => isOurs)
})
afterEach(() => {
  end()
  for (const type of types) document.documentElement.removeEventListener(type, receive)
  document.body.replaceChildren()
})

function touch(type: (typeof types)[number], x: number, y: number, fingers = 1): void {
  const at = { identifier: 1, clientX: x, clientY: y }
  const touches = type === 'touchend' ? [] : Array.from({ length: fingers }, () => at)
  root.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches, changedTouches: [at] }))
}

it('gives a finger that moves down to the page; the chart learns only that it was no tap', () => {
  touch('touchstart', 100, 100)
  touch('touchmove', 101, 103)
  touch('touchmove', 102, 140)
  touch('touchmove', 150, 180)
  expect(received).toEqual(['touchstart'])
  touch('touchend', 150, 180)
  expect(received).toEqual(['touchstart', 'touchmove', 'touchend'])
})

it('leaves a finger that moves sideways to the chart, also when it turns', () => {
  touch('touchstart', 100, 100)
  touch('touchmove', 120, 104)
  touch('touchmove', 122, 190)
  touch('touchend', 122, 190)
  expect(received).toEqual(['touchstart', 'touchmove', 'touchmove', 'touchend'])
})

it('leaves a tap and two fingers to the chart', () => {
  touch('touchstart', 100, 100)
  touch('touchend', 100, 100)
  touch('touchstart', 100, 100)
  touch('touchstart', 140, 100, 2)
  touch('touchmove', 140, 160, 2)
  expect(received).toEqual(['touchstart', 'touchend', 'touchstart', 'touchstart', 'touchmove'])
})

it('leaves to the chart what it claims', () => {
  isOurs = true
  touch('touchstart', 100, 100)
  touch('touchmove', 100, 160)
  expect(received).toEqual(['touchstart', 'touchmove'])
})

it('is over when it is ended', () => {
  end()
  touch('touchstart', 100, 100)
  touch('touchmove', 100, 160)
  expect(received).toEqual(['touchstart', 'touchmove'])
})
