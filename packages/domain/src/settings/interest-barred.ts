/**
 * Countries in which a fixed rate is not offered unless a version of the settings says so: their law bars interest on some
 * stablecoins. United States: GENIUS Act (2025), section 4, of issuers. European Union: Regulation (EU) 2023/1114 (MiCA),
 * articles 40 and 50, of issuers and of service providers; with Iceland, Liechtenstein and Norway, which take it over by the EEA.
 * Whether a product falls under it is for lawyers: this is a cautious beginning.
 */
const interestBarred: ReadonlySet<string> = new Set([
  ...'US AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' '),
  // Territories of the United States, and where the law of the Union holds outside Europe.
  ...'PR GU VI AS MP GF GP MQ RE YT MF AX'.split(' '),
])

export const barsInterest = (country: string): boolean => interestBarred.has(country)
