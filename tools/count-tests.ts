import { readFileSync } from 'node:fs'

/** Prints a one-line summary of a test run from vitest's JSON report. */
type Report = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number; numPendingTests: number }

const [, , file = ''] = process.argv
const report = JSON.parse(readFileSync(file, 'utf8')) as Report
const failed = Math.max(report.numFailedTests, Math.min(report.numFailedTestSuites, 1))
const skipped = report.numPendingTests > 0 ? `, ${report.numPendingTests} skipped` : ''
console.log(`${report.numPassedTests} passed, ${failed} failed${skipped}`)
