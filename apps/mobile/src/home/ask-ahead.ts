import { queries } from '@touchstone/app/api/queries'
import { feedQuery } from '@touchstone/app/setup/setup.queries'
import { symbolsQuery } from '@touchstone/app/market/symbols.queries'
import { bannersQuery, newestNoticeQuery } from '@touchstone/app/articles/home-articles.queries'
import { distributionQuery } from '@touchstone/app/market/distribution.queries'

/**
 * Prefetches the home page's data, so that the responses arrive while the page is built. The top of the page goes first.
 * Fresh data are not requested again; the page retries what fails.
 */
export function askAhead(): void {
  void queries.prefetchQuery(bannersQuery())
  void queries.prefetchQuery(newestNoticeQuery())
  void queries.prefetchQuery(symbolsQuery)
  void queries.prefetchQuery(feedQuery)
  void queries.prefetchQuery(distributionQuery)
}
