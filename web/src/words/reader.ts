import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Said } from './language.svelte'

/** What a message file says. Only who reads another language than English loads this. */
export function reader(tag: string, source: string): Said {
  // A language no browser counts in counts as English does.
  const bundle = new FluentBundle([tag, 'en'], { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return (id, told) => {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) return null
    const errors: Error[] = []
    const said = bundle.formatPattern(pattern, told, errors)
    return errors.length === 0 ? said : null
  }
}
