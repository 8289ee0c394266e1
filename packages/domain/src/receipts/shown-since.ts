/**
 * 2026-11-25 00:00 UTC. Receipts of rows before this time may lack what later ones show: the row that armed a level, and the
 * channel of a withdrawal's fee.
 */
export const shownSince = 1_795_564_800_000
