// Plays whole games through the WebAssembly module, as a browser without a server would: time, chance
// and the store are this program's. Compares how each ended with how the native build ended it.
//
//   node play.mjs MODULE ENDS     (`make wasm` builds the one and writes the other)

import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const [modulePath, endsPath] = process.argv.slice(2);
const module = await readFile(modulePath);
// There is nothing to import: whatever the table needs is handed in.
const { instance } = await WebAssembly.instantiate(module, {});
const { memory, reserve, release, call } = instance.exports;

/** One request, one answer. */
function ask(request) {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const at = reserve(bytes.length) >>> 0;
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const given = BigInt.asUintN(64, call(at, bytes.length));
  const [place, length] = [Number(given >> 32n), Number(given & 0xffffffffn)];
  const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, place, length));
  release(place, length);
  return JSON.parse(answer);
}

/** The member of an answer that was hoped for. */
function hoped(answer, member) {
  if (answer[member] === undefined) throw new Error(JSON.stringify(answer));
  return answer[member];
}

/** A game to its end, with somebody looking on; the record, and what was told. */
function play({ game, setup, seats, opening }) {
  const ledger = hoped(ask({ prepare: { game, setup, seats, opening } }), 'prepared');
  const { table, outputs } = hoped(ask({ open: { ledger } }), 'opened');
  const heed = (input) => hoped(ask({ heed: { table, input } }), 'outputs');
  let told = 0;
  outputs.push(...heed({ joined: { viewer: 1, token: null } }));
  for (let output = outputs.shift(); output !== undefined; output = outputs.shift()) {
    if (output.store?.entries) {
      const { on, entries, outcome } = output.store.entries;
      if (on !== ledger.entries.length) throw new Error(`entry ${on} is out of order`);
      ledger.entries.push(...entries);
      ledger.stored.outcome = outcome;
      outputs.push(...heed({ stored: 'done' }));
    } else if (output.think) {
      const thought = hoped(ask({ think: { table, thinking: output.think } }), 'thought');
      outputs.push(...heed({ thought }));
    } else if (output.tell) {
      told += 1;
    } else {
      throw new Error(`nobody wants ${JSON.stringify(output)}`);
    }
  }
  ask({ close: { table } });
  return { ledger, told };
}

const kilobytes = (bytes) => `${Math.round(bytes / 1024)} kB`;
console.log(`${modulePath}: ${kilobytes(module.length)}, ${kilobytes(gzipSync(module).length)} as gzip`);
let wrong = 0;
for (const end of JSON.parse(await readFile(endsPath, 'utf8'))) {
  const { ledger, told } = play(end);
  const hash = ledger.entries.at(-1)?.at;
  const same = hash === end.hash && ledger.entries.length === end.entries && ledger.stored.outcome;
  wrong += same ? 0 : 1;
  const verdict = same ? 'as in the native build' : `NOT ${end.hash} after ${end.entries} entries`;
  console.log(`${end.name}: ${ledger.entries.length} entries, ${told} messages, ${hash}, ${verdict}`);
}
process.exitCode = wrong;
