import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';

/** Outlives a file, whose modules are new. */
type Memory = {
  pbkdf2: typeof crypto.pbkdf2;
  known: Map<string, Promise<Buffer<ArrayBuffer>>>;
  account?: Promise<{ hash: string; salt: string }>;
};

const KEY = Symbol.for('tests.remembered-hashes');
const shared = globalThis as typeof globalThis & { [KEY]?: Memory };

export const memory: Memory = (shared[KEY] ??= { pbkdf2: crypto.pbkdf2, known: new Map() });

/** Hashing a password takes 200 ms: once for each password and salt. `password-work` hashes each. */
function rememberHashes(): void {
  const pbkdf2 = (...args: Parameters<typeof crypto.pbkdf2>): void => {
    const [password, salt, rounds, bytes, digest, done] = args;
    const name = JSON.stringify([password, salt, rounds, bytes, digest]);
    const key = memory.known.get(name) ?? promisify(memory.pbkdf2)(password, salt, rounds, bytes, digest);
    memory.known.set(name, key);
    key.then(
      (made) => done(null, made),
      (error: Error) => done(error, Buffer.alloc(0)),
    );
  };
  Object.assign(crypto, { pbkdf2 });
  // Named imports see this function from here on.
  syncBuiltinESMExports();
}

rememberHashes();
