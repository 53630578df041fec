/** Which page the address names. The server has the same list (`client.rs`): elsewhere its answer is 404. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  /** A table whose game is watched again. */
  | { page: 'replay'; table: string }
  | { page: 'cards'; game: string | undefined }
  | { page: 'rules'; game: string | undefined; rule: string | undefined }
  | { page: 'gallery' }
  | { page: 'lost'; path: string }

/** Reads a path of an address, and what stands behind its hash. */
export function read(path: string, hash = ''): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (first === undefined) return { page: 'home' }
  if (first === 'rules') return { page: 'rules', game: second, rule: rest.join('/') || undefined }
  if (rest.length > 0) return { page: 'lost', path }
  if (first === 'new' && second !== undefined) return { page: 'new', game: second }
  if (first === 'table' && second !== undefined) {
    return { page: hash === '#replay' ? 'replay' : 'table', table: second }
  }
  if (first === 'cards') return { page: 'cards', game: second }
  if (first === 'gallery' && second === undefined) return { page: 'gallery' }
  return { page: 'lost', path }
}

const here = () => read(location.pathname, location.hash)

class Router {
  route = $state<Route>(here())

  constructor() {
    addEventListener('popstate', () => (this.route = here()))
    addEventListener('click', (event) => this.#follow(event))
  }

  /** Goes to another page of the app. */
  go(path: string) {
    history.pushState(null, '', path)
    this.route = here()
    scrollTo(0, 0)
  }

  /** Links within the app do not load it anew. */
  #follow(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return
    const elsewhere =
      link.origin !== location.origin || link.target || link.hasAttribute('download')
    if (elsewhere || link.pathname.startsWith('/api/') || link.pathname === '/protocol') return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }
}

export const router = new Router()
