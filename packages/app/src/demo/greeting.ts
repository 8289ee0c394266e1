import { create } from 'zustand'

/** Whether a guest who was made here a moment ago has still to be told what they got. */
export const useGreeting = create<{ isDue: boolean }>(() => ({ isDue: false }))

export const expectGreeting = (): void => useGreeting.setState({ isDue: true })

export const endGreeting = (): void => useGreeting.setState({ isDue: false })
