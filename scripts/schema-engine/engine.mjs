// Loads Prisma's WebAssembly schema engine and wires it to a driver adapter.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';

const BINDINGS = '@prisma/schema-engine-wasm/schema_engine_bg';

/** Where the engine leaves the message of a Rust panic before it aborts. */
const panicRegistry = {
  set_message(message) {
    this.message = message;
  },
  get() {
    return this.message;
  },
};
globalThis.PRISMA_WASM_PANIC_REGISTRY ??= panicRegistry;

/** The message of the last panic, if there was one. */
export const panicMessage = () => globalThis.PRISMA_WASM_PANIC_REGISTRY.get();

/** Writes a line in the form in which the CLI reads its engine's log. */
export function log(level, message, fields = {}) {
  const timestamp = new Date().toISOString();
  const target = 'schema_engine::logger';
  process.stderr.write(
    `${JSON.stringify({ timestamp, level, target, fields: { message, ...fields } })}\n`,
  );
}

/**
 * Starts the engine.
 *
 * @param datamodels pairs of path and text of the schema files, or undefined
 * @param factory a migration-aware driver adapter factory
 */
export async function startEngine(datamodels, factory) {
  const wasmPath = createRequire(import.meta.url)
    .resolve(BINDINGS)
    .replace(/\.js$/, '.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(wasmPath), {
    './schema_engine_bg.js': bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start?.();
  const onLog = (line) => process.env.DEBUG && process.stderr.write(`${line}\n`);
  return bindings.SchemaEngine.new(
    { datamodels },
    onLog,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}
