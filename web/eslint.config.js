import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { textSurgery } from './lint/textSurgery.js'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/generated'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    // It draws what the server says, and measures what that takes.
    ignores: ['src/**/*.test.ts', 'src/cards/runs.ts'],
    plugins: { cantina: { rules: { 'text-surgery': textSurgery } } },
    rules: { 'cantina/text-surgery': 'error' },
  },
)
