import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';

/** State that a process keeps from file to file: its modules are new for each. */
type Memory = {
  pbkdf2: typeof crypto.pbkdf2;
  known: Map<string, Promise<Buffer<ArrayBuffer>>>;
  account?: Promise<{ hash: string; salt: string }>;
};

const KEY = Symbol.for('tests.remembered-hashes');
const shared = globalThis as typeof globalThis & { [KEY]?: Memory };

export const memory: Memory = (shared[KEY] ??= { pbkdf2: crypto.pbkdf2, known: new Map() });

/**
 * Remembers hashes, as hashing a password takes a fifth of a second by design: once for a password and its salt.
 * Signing in with an account's first password uses the known hash. Tests about the work itself are in `password-work`,
 * which hashes for each.
 */
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
  // Modules that import the function by name see this one only now.
  syncBuiltinESMExports();
}

rememberHashes();
