import { screen, type Screens } from '../routes/screen.ts'

export const articlesScreens = {
  news: screen(() => import('./NewsScreen.tsx'), 'NewsScreen'),
  articleList: screen(() => import('./ArticleListScreen.tsx'), 'ArticleListScreen'),
  articleDetail: screen(() => import('./ArticleDetailScreen.tsx'), 'ArticleDetailScreen'),
  articleShare: screen(() => import('./ArticleShareScreen.tsx'), 'ArticleShareScreen'),
  outlink: screen(() => import('./OutlinkScreen.tsx'), 'OutlinkScreen'),
} satisfies Screens
