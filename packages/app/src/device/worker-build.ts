/**
 * Stands first in the script of a worker, for browsers that know it: compile all of it while it loads, beside the request
 * that it works on, rather than function by function in the first work. https://v8.dev/blog/explicit-compile-hints
 */
export const compileAtOnce = '//# allFunctionsCalledOnLoad'
