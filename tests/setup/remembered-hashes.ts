import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';

/** What one process keeps from file to file: its modules are new for each. */
type Memory = {
  pbkdf2: typeof crypto.pbkdf2;
  known: Map<string, Promise<Buffer<ArrayBuffer>>>;
  account?: Promise<{ hash: string; salt: string }>;
};

const KEY = Symbol.for('tests.remembered-hashes');
const shared = globalThis as typeof globalThis & { [KEY]?: Memory };

export const memory: Memory = (shared[KEY] ??= { pbkdf2: crypto.pbkdf2, known: new Map() });

/**
 * Hashing a password takes a fifth of a second, and is to: it is done once for a password and its salt. To sign in with
 * the password that an account was made with asks for what is known. Tests about the work itself are in
 * `password-work`, which hashes for each.
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
  // Who imported the function by its name sees this one only now.
  syncBuiltinESMExports();
}

rememberHashes();
