import { create } from 'zustand'

/** Whether a guest who was made here a moment ago has still to be told what they got. */
export const useGreeting = create<{ isDue: boolean }>(() => ({ isDue: false }))

export const expectGreeting = (): void => useGreeting.setState({ isDue: true })

/** Whether it is still due; from here on it is not. */
export function greet(): boolean {
  const { isDue } = useGreeting.getState()
  useGreeting.setState({ isDue: false })
  return isDue
}
