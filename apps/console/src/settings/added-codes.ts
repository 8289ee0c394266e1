import { createContext } from 'react'
import { isList, isObject, type Json, type JsonObject } from './settings-draft.ts'

/** The codes of the tokens that the draft has added. */
export const AddedCodes = createContext<readonly string[]>([])

const entriesOf = (list: Json | undefined): JsonObject[] => (isList(list) ? list.filter(isObject) : [])

const codeOf = ({ code }: JsonObject): string => (typeof code === 'string' ? code : '')

/** Those that settings have. */
export const addedCodesIn = (settings: JsonObject): string[] => entriesOf(settings['moreCurrencies']).map(codeOf)

/** What was added, by code, as a table shows it. */
export const byCode = (list: Json | undefined): JsonObject =>
  Object.fromEntries(entriesOf(list).map((entry) => [codeOf(entry), entry]))
