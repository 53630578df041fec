import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { english } from './scripts/messages.mjs'

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
      // Some tests ask the client's own modules, which read the message file.
      {
        plugins: [english(), svelte()],
        test: { ...shared, name: 'e2e', include: ['e2e/**/*.test.ts'] },
      },
      { test: { ...shared, name: 'screenshots', include: ['e2e/**/*.shots.ts'] } },
      { test: { ...shared, name: 'measure', include: ['e2e/**/*.figures.ts'] } },
    ],
  },
})
