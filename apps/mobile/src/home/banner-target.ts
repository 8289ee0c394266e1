import { pathOfTarget } from '../routes/links.ts'
import { pathTo } from '../routes/paths.ts'
import type { ListedArticle } from '@touchstone/app/articles/home-articles.queries'

/** Where a tap on a banner leads; without a target, or one that there is not, to its own text. */
export function pathOfBanner({ id, target }: Pick<ListedArticle, 'id' | 'target'>): string {
  const own = pathTo('articleDetail', { id })
  return target === null ? own : (pathOfTarget(id, target) ?? own)
}
