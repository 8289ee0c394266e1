import { parentPort, workerData } from 'node:worker_threads'
import { paperPdf } from './paper-pdf.ts'
import type { Paper } from './statement-paper.ts'

/** Runs in a separate thread: the house does not wait while fonts are loaded and pages are rendered. */
parentPort?.postMessage(await paperPdf(workerData as Paper))
