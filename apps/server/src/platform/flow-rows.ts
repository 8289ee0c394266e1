/** With what the first posting of a row begins that brings money in or takes it out. */
export const flowPrefixes = ['demo', 'play_money', 'deposit', 'withdrawal', 'reward', 'correction'] as const

/** Which rows of the journal these are: the condition of the index `journal_flows`, and of whoever reads by it. */
export const flowCondition = flowPrefixes.map((prefix) => `entries like '[["${prefix}%'`).join(' or ')
