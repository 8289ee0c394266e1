/** What is ready in so many milliseconds; @throws Error after them. */
export function within<Value>(ms: number, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`nothing came within ${ms} ms`))
    }, ms)
    value.then(resolve, reject).finally(() => {
      clearTimeout(timer)
    })
  })
}
