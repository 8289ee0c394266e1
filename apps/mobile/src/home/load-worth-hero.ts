/** The curve's code, which comes after the first total. A visitor's home fetches it too: after one tap it is theirs. */
export const loadWorthHero = async () => (await import('../wallets/WorthHero.tsx')).WorthHero
