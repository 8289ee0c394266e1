import { configure } from '@testing-library/react'

// What is waited for comes; on a machine with other work it takes its time.
configure({ asyncUtilTimeout: 5_000 })
