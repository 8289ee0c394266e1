export const frame = {
  home: 'Home',
  market: 'Market',
  contract: 'Contract',
  personal: 'Personal',
  loading: 'Loading...',
  languageHint: 'Continue in {{language}}?',
  keepEnglish: 'Keep English',
  pricesPaused: 'Connection lost. Prices may be out of date.',
} as const
