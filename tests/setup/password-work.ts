import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';
import { memory } from './remembered-hashes';

export const realPbkdf2 = memory.pbkdf2;
export const pbkdf2 = vi.spyOn(crypto, 'pbkdf2').mockImplementation(realPbkdf2);
// Named imports see the spy from here on.
syncBuiltinESMExports();

type Callback = (error: Error | null, key: Buffer) => void;

/** Every password is then wrong. */
export const hashNothing = () =>
  void pbkdf2.mockImplementation((...args: unknown[]) => (args.at(-1) as Callback)(null, Buffer.alloc(32)));

export const hashAgain = () => void pbkdf2.mockImplementation(realPbkdf2);

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

/** Hashing costs nothing after the release. */
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
