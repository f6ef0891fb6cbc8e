import { createThrottle } from '@/lib/throttle';

/** An attempt to sign in. */
export type Attempt = {
  /** What the account is known by, as it was normalised; there may be none of that name. */
  account: string;
  /** The caller’s network, see `networkOf`. */
  network: string;
  /** The id of a device that signed in to this very account before, see `findKnownDevices`. */
  device?: string;
};

type Limits = {
  /** The window that all three are counted in. */
  seconds: number;
  /** From one network, whatever the accounts. */
  byNetwork: number;
  /** On one account, from one network or one known device. */
  byCaller: number;
  /** On one account, from everywhere but its known devices. */
  byAccount: number;
};

type Allowed = { ok: true } | { ok: false; retryAfterSeconds: number };

export type AttemptLimit = {
  /** Counts an attempt, before anything is looked up or hashed. */
  allow: (attempt: Attempt) => Promise<Allowed>;
  /** The attempt succeeded: the caller’s failures are forgotten. */
  succeed: (attempt: Attempt) => Promise<void>;
};

/**
 * Limits attempts to sign in as someone else. A stranger elsewhere cannot lock an account’s owner out: attempts
 * are counted by account and network, on an account as a whole far more are allowed, and a device that the account
 * knows is counted by itself.
 */
export function createAttemptLimit(name: string, { seconds, byNetwork, byCaller, byAccount }: Limits): AttemptLimit {
  const networks = createThrottle(`${name}.network`, { points: byNetwork, seconds });
  const callers = createThrottle(`${name}.caller`, { points: byCaller, seconds });
  const accounts = createThrottle(`${name}.account`, { points: byAccount, seconds });
  const callerOf = ({ account, network, device }: Attempt) => JSON.stringify([account, device ?? network, !device]);

  return {
    allow: async (attempt) => {
      const { account, network, device } = attempt;
      if (device) return callers.consume(callerOf(attempt));
      // One after the other: a network that is shut out must not go on shutting out accounts.
      const counts = [
        () => networks.consume(network),
        () => callers.consume(callerOf(attempt)),
        () => accounts.consume(account),
      ];
      for (const count of counts) {
        const allowed = await count();
        if (!allowed.ok) return allowed;
      }
      return { ok: true };
    },
    succeed: async (attempt) => {
      await callers.reset(callerOf(attempt));
      if (attempt.device) return;
      await Promise.all([networks.refund(attempt.network), accounts.refund(attempt.account)]);
    },
  };
}
