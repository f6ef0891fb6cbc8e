import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';
import { memory } from './remembered-hashes';

export const realPbkdf2 = memory.pbkdf2;
/** Sees every password that is hashed. */
export const pbkdf2 = vi.spyOn(crypto, 'pbkdf2').mockImplementation(realPbkdf2);
// Modules that import the function by name see the spy only now.
syncBuiltinESMExports();

type Callback = (error: Error | null, key: Buffer) => void;

/** Skips the work: every password is wrong. */
export const hashNothing = () =>
  void pbkdf2.mockImplementation((...args: unknown[]) => (args.at(-1) as Callback)(null, Buffer.alloc(32)));

export const hashAgain = () => void pbkdf2.mockImplementation(realPbkdf2);

/** Hashes each password and salt once. */
export function hashOnce(): void {
  const known = new Map<string, ReturnType<typeof crypto.pbkdf2Sync>>();
  pbkdf2.mockImplementation((...args: Parameters<typeof realPbkdf2>) => {
    const [password, salt, rounds, bytes, digest, done] = args;
    const name = JSON.stringify([password, salt, rounds, bytes, digest]);
    const key = known.get(name) ?? crypto.pbkdf2Sync(password, salt, rounds, bytes, digest);
    known.set(name, key);
    done(null, key);
  });
}

/** Holds all hashing until it is released; from then on it costs nothing. */
export function holdHashing(): { release: () => void } {
  const held: (() => void)[] = [];
  pbkdf2.mockImplementation((...args: unknown[]) => {
    held.push(() => (args.at(-1) as Callback)(null, Buffer.alloc(32)));
  });
  return {
    release: () => {
      hashNothing();
      for (const end of held) end();
    },
  };
}
