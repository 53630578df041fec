/** The real server, as a player starts it, on data of its own. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { binary } from './binary'

interface Manner {
  pace?: number
  seed?: number
  languages?: string
  /** Another address of this machine at which it can be reached, as others in a house reach it. */
  lan?: string
}

interface Retold {
  finished: boolean
  /** What somebody reported. */
  wrong?: string
}

/** Tells a saved game again; fails if the rules lead elsewhere than its record. */
export async function replay(file: string): Promise<Retold> {
  const told = await promisify(execFile)(binary, ['replay', file, '--json'], { maxBuffer: 2 ** 26 })
  return JSON.parse(told.stdout) as Retold
}

export class Server {
  #process: ChildProcess | null = null
  #address = ''
  #data: string
  #pace: number
  #seed: number
  #languages: string | undefined
  #lan: string | undefined

  private constructor(data: string, { pace = 0, seed = 1, languages, lan }: Manner) {
    this.#data = data
    this.#pace = pace
    this.#seed = seed
    this.#languages = languages
    this.#lan = lan
  }

  /**
   * Starts a server on a free port. Its machines wait `pace` milliseconds before a move; its tables
   * are all dealt by the same seed, so that a test meets the same cards and dice each time. It
   * speaks the languages of a folder, if one is named, and forgets that folder when it stops.
   */
  static async start(manner: Manner = {}): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'cantina-e2e-')), manner)
    await server.#run(0)
    return server
  }

  get address() {
    return this.#address
  }

  /** Ends it as a power cut would. */
  async kill() {
    const killed = this.#process
    if (!killed || killed.exitCode !== null) return
    const gone = once(killed, 'exit')
    killed.kill('SIGKILL')
    await gone
    this.#process = null
  }

  /** Starts it again at the same address, on the same data. */
  async restart() {
    await this.kill()
    await this.#run(Number(new URL(this.#address).port))
  }

  /** Ends it and forgets what was played. */
  async stop() {
    await this.kill()
    for (const folder of [this.#data, this.#languages])
      if (folder) await rm(folder, { recursive: true, force: true })
  }

  async #run(port: number) {
    const chance = ['--pace', String(this.#pace), '--seed', String(this.#seed)]
    const spoken = this.#languages ? ['--languages', this.#languages] : []
    const reached = this.#lan ? [`--lan=${this.#lan}`] : []
    const told = ['--port', String(port), '--data', this.#data, ...chance, ...spoken, ...reached]
    const server = spawn(binary, ['serve', ...told], { stdio: ['ignore', 'pipe', 'pipe'] })
    // That tables are predictable is meant here; whatever else it says is told on.
    createInterface(server.stderr!).on('line', (line) => {
      if (!line.includes('TABLES ARE PREDICTABLE')) console.error(line)
    })
    this.#process = server
    for await (const line of createInterface(server.stdout!)) {
      const address = /http:\/\/\S+/.exec(line)?.[0]
      if (!address) continue
      this.#address = address
      return
    }
    throw new Error(`${binary} ended before it served anything`)
  }
}
