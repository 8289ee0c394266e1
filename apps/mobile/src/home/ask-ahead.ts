import { queries } from '../platform/queries.ts'
import { feedQuery } from '../queries/setup.ts'
import { symbolsQuery } from '../queries/symbols.ts'
import { bannersQuery, newestNoticeQuery } from './articles.queries.ts'
import { distributionQuery } from './distribution.queries.ts'

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
