import { queries } from '@touchstone/app/api/queries'
import { feedQuery } from '@touchstone/app/setup/setup.queries'
import { symbolsQuery } from '@touchstone/app/market/symbols.queries'
import { bannersQuery, newestNoticeQuery } from '@touchstone/app/articles/home-articles.queries'
import { distributionQuery } from '@touchstone/app/market/distribution.queries'

/**
 * Asks for what the home page shows before it is there to ask: the answers come while it is made. What stands highest on
 * the page goes first. What has just been read is not asked for again, and what fails the page tries itself.
 */
export function askAhead(): void {
  void queries.prefetchQuery(bannersQuery())
  void queries.prefetchQuery(newestNoticeQuery())
  void queries.prefetchQuery(symbolsQuery)
  void queries.prefetchQuery(feedQuery)
  void queries.prefetchQuery(distributionQuery)
}
