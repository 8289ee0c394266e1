/** Where the play money of a sandbox's treasury comes from: no bank stands behind it. */
export const capitalSource = 'house:clearing.sandbox-capital'
