import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { language } from '../words/language.svelte'
import { settings } from './settings.svelte'
import SettingsDialog from './SettingsDialog.svelte'
import { Table, type GameTypes } from './table.svelte'

const open = () =>
  render(SettingsDialog, {
    table: new Table<GameTypes>({ say: () => true, pause: () => 0 }),
    onclose: () => {},
  })

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn()
  const messages = 'table_language = Sprache\n'
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(messages)))
})

afterEach(async () => {
  settings.lang = null
  settings.keep()
  await language.speak('en')
  vi.unstubAllGlobals()
})

const choice = (name: string) => screen.queryByLabelText<HTMLSelectElement>(name)

it('asks for no language where there is only one', () => {
  open()
  expect(choice('Language')).toBeNull()
})

it('lets one choose among languages, says everything in it at once, and keeps it', async () => {
  await language.speak('de')
  open()
  const select = choice('Sprache')
  expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['English', 'Deutsch'])
  expect(select?.value).toBe('de')
  if (select) await fireEvent.change(select, { target: { value: 'en' } })
  await vi.waitFor(() => expect(language.tag).toBe('en'))
  await tick()
  expect(document.documentElement.lang).toBe('en')
  expect(JSON.parse(localStorage.getItem('cantina.settings') ?? '{}')).toMatchObject({ lang: 'en' })
})
