import { defineConfig } from 'vitest/config'

/** Whole games and pictures take their time; nothing is asserted about how long. */
const patience = 600_000

const shared = {
  environment: 'node',
  testTimeout: patience,
  hookTimeout: patience,
  fileParallelism: false,
  // A second, as is usual, is little on a busy machine.
  expect: { poll: { timeout: 120_000 } },
} as const

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'e2e', include: ['e2e/**/*.test.ts'] } },
      { test: { ...shared, name: 'screenshots', include: ['e2e/**/*.shots.ts'] } },
      { test: { ...shared, name: 'measure', include: ['e2e/**/*.figures.ts'] } },
    ],
  },
})
