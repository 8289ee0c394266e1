import type { Change } from './decision.ts'

/** A command changes few things, and a short list is searched faster than a key is made; from here on there are keys. */
const searchedMax = 16

/** The changes of a command in the order in which they were first made, each with its last word. */
export function createChangeList() {
  const list: Change[] = []
  /** Made once the list is long, or a command that ends a thousand orders would search it a thousand times. */
  let places: Map<string, number> | undefined

  function placeOf(name: string, id: string | undefined): number {
    if (list.length > searchedMax) {
      places ??= new Map(list.map((change, place) => [keyOf(change.of.name, idOf(change)), place]))
      return places.get(keyOf(name, id)) ?? -1
    }
    return list.findIndex((change) => change.of.name === name && idOf(change) === id)
  }

  return {
    list: list as readonly Change[],
    put(change: Change): void {
      const place = placeOf(change.of.name, idOf(change))
      if (place >= 0) {
        list[place] = change
        return
      }
      places?.set(keyOf(change.of.name, idOf(change)), list.length)
      list.push(change)
    },
    ofPart: (name: string): Change | undefined => list[placeOf(name, undefined)],
    dropPart(name: string): void {
      const place = placeOf(name, undefined)
      if (place < 0) return
      list.splice(place, 1)
      places = undefined
    },
  }
}

const idOf = (change: Change): string | undefined => (change.kind === 'record' ? change.record.id : undefined)

const keyOf = (name: string, id: string | undefined): string => (id === undefined ? name : `${name} ${id}`)
