import '@fontsource/saira-condensed/latin-600.css'
import '@fontsource/saira-condensed/latin-700.css'
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource/spectral/latin-400-italic.css'
import './tokens.css'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { language } from './words/language.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
void language.begin().then(() => mount(App, { target }))
