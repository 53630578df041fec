import { getContext, setContext } from 'svelte'
import type { Face, JsonValue, Keyword } from '../generated/protocol'
import { tables } from '../tables'
import { spokenAt } from '../words/language.svelte'

/** Everything a game's cards show, by id. */
export class Faces {
  readonly #byId: ReadonlyMap<string, Face>

  constructor(
    readonly game: string,
    readonly all: readonly Face[],
    /** What the numbers in the game's views stand for, where there are any. */
    readonly components: JsonValue | null = null,
    /** The words on them that mean more than they say. */
    readonly keywords: readonly Keyword[] = [],
  ) {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- faces never change
    this.#byId = new Map(all.map((face) => [face.id, face]))
  }

  /** The face of a card, by its id or by its key on a table, `id#number`. */
  get(idOrKey: string): Face | undefined {
    return this.#byId.get(idOrKey.replace(/#\d+$/, ''))
  }

  /** The words on a face that want an explanation. */
  explained(face: Face): readonly Keyword[] {
    return this.keywords.filter((keyword) => keyword.on.includes(face.id))
  }
}

const loading: Partial<Record<string, Promise<Faces>>> = {}

/**
 * Fetches the faces of a game, once; after a failure the next call tries again. Those of a table are
 * of its content, since other boxes may lie on it than on most.
 */
export function loadFaces(game: string, content?: string): Promise<Faces> {
  const wanted = spokenAt(content ?? game)
  return (loading[wanted] ??= fetchFaces(game, content).catch((failure: unknown) => {
    delete loading[wanted]
    throw failure
  }))
}

async function fetchFaces(game: string, wanted?: string): Promise<Faces> {
  const { content, faces, components, keywords } = await tables.faces(game, wanted)
  const fetched = new Faces(game, faces, components, keywords)
  loading[spokenAt(content)] ??= Promise.resolve(fetched)
  return fetched
}

const key = Symbol('faces')

/** Hands the faces to everything below, read anew whenever they change. */
export function provideFaces(read: () => Faces | undefined) {
  setContext(key, read)
}

/** The faces provided above, if somebody provided them and they have arrived. */
export function useFaces(): () => Faces | undefined {
  return getContext<(() => Faces | undefined) | undefined>(key) ?? (() => undefined)
}
