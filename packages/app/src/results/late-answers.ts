import { type Ending, showAnswered } from './endings.ts'

type Listener = (ending: Ending) => void
const listeners = new Set<Listener>()

/** Shows what an answer ended to whoever waits for it; for somebody who has left it is announced as an event would be. */
export function showAnswerTo(isHere: boolean, ending: Ending): void {
  if (isHere) showAnswered(ending)
  else for (const announce of listeners) announce(ending)
}

/** Calls back with what an answer ended that nobody waited for. */
export function listenToLateAnswers(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
