/** An account of a user or of an operator. */
export type Owner = { userId: number } | { operatorId: number }

/** Names an account where those of both kinds stand side by side, such as what an act of an operator was about. */
export const ownerName = (owner: Owner): string =>
  'userId' in owner ? `user ${owner.userId}` : `operator ${owner.operatorId}`
