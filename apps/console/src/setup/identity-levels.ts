const words = ['Not verified', 'Basic', 'Advanced']

export const levelWord = (level: number): string => words[level] ?? String(level)

/** A level as rules and limits name it, and what it is. */
export const levelText = (level: number): string => `${level} · ${levelWord(level)}`
