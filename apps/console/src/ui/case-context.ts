import { createContext } from 'react'
import type { Act } from './act.ts'

/** Around the record that is open beside its list: takes an act that was done, and shows its confirmation. */
export const CaseContext = createContext<((act: Act) => void) | undefined>(undefined)
