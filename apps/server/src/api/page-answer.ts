/** Which page of a list is asked for. */
export type PageAsked = { pageNo: number; pageSize: number }

/** The part of a list that a page is. */
export const stretchOf = ({ pageNo, pageSize }: PageAsked): { skip: number; limit: number } => ({
  skip: (pageNo - 1) * pageSize,
  limit: pageSize,
})

/** A page as answers have it. */
export const pageAnswer = <Row>({ pageNo, pageSize }: PageAsked, total: number, records: Row[]) => ({
  records,
  total,
  size: pageSize,
  current: pageNo,
  pages: Math.ceil(total / pageSize),
})
