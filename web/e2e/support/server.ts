/** The real server, as a player starts it, on data of its own. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const binary =
  process.env.CANTINA ?? fileURLToPath(new URL('../../../target/debug/cantina', import.meta.url))

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

  private constructor(data: string, pace: number, seed: number) {
    this.#data = data
    this.#pace = pace
    this.#seed = seed
  }

  /**
   * Starts a server on a free port. Its machines wait `pace` milliseconds before a move; its tables
   * are all dealt by the same seed, so that a test meets the same cards and dice each time.
   */
  static async start({ pace = 0, seed = 1 } = {}): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'cantina-e2e-')), pace, seed)
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
    await rm(this.#data, { recursive: true, force: true })
  }

  async #run(port: number) {
    const chance = ['--pace', String(this.#pace), '--seed', String(this.#seed)]
    const command = ['serve', '--port', String(port), '--data', this.#data, ...chance]
    const server = spawn(binary, command, { stdio: ['ignore', 'pipe', 'pipe'] })
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
