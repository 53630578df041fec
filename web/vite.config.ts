import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { english } from './scripts/messages.mjs'

/** Where `cantina serve` listens while the page itself comes from `npm run dev`. */
const server = 'http://127.0.0.1:4280'

export default defineConfig({
  plugins: [english(), svelte(), svelteTesting()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: server, ws: true }, '/languages': server } },
  // Loading a whole board takes its time on a busy machine.
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
