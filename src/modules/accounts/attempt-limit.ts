import { createThrottle } from '@/lib/throttle';

export type Attempt = {
  /** Normalised name of the account, which may not exist. */
  account: string;
  network: string;
  /** Id of a device that signed in to this account before, see `findKnownDevices`. */
  device?: string;
};

type Limits = {
  seconds: number;
  byNetwork: number;
  /** Attempts on one account from one network or one known device. */
  byCaller: number;
  /** Attempts on one account from everywhere but its known devices. */
  byAccount: number;
};

type Allowed = { ok: true } | { ok: false; retryAfterSeconds: number };

export type AttemptLimit = {
  /** Counts an attempt; call it before anything is looked up or hashed. */
  allow: (attempt: Attempt) => Promise<Allowed>;
  succeed: (attempt: Attempt) => Promise<void>;
};

/** Counts by account and network, and by known device, so that no stranger locks an owner out; an account allows far more. */
export function createAttemptLimit(name: string, { seconds, byNetwork, byCaller, byAccount }: Limits): AttemptLimit {
  const networks = createThrottle(`${name}.network`, { points: byNetwork, seconds });
  const callers = createThrottle(`${name}.caller`, { points: byCaller, seconds });
  const accounts = createThrottle(`${name}.account`, { points: byAccount, seconds });
  const callerOf = ({ account, network, device }: Attempt) => JSON.stringify([account, device ?? network, !device]);

  return {
    allow: async (attempt) => {
      const { account, network, device } = attempt;
      if (device) return callers.consume(callerOf(attempt));
      // In this order: a network that is blocked must not go on blocking accounts.
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
