import { pbkdf2Sync } from 'node:crypto';

export const DEMO_PASSWORD = 'Demo-pass-1234';

/** Format of src/modules/accounts/password/check-password.ts. */
const HASH = /^pbkdf2-sha256-v1:([0-9a-f]{64})$/;
const ROUNDS = 600_000;

/** @typedef {{ name: string, hash: string | null, salt: string | null }} Account */

/**
 * Refuses demo accounts, with their published password, beside real staff or within reach of other machines.
 * @param {Pick<import('./env.mjs').Settings, 'demo' | 'isOpen' | 'publicUrl' | 'host'>} settings
 * @param {Pick<import('./database.mjs').DatabaseStatus, 'demo' | 'demoBegun' | 'used' | 'demoAccounts'>} status
 * @throws with instructions
 */
export function checkDemo({ demo, isOpen, publicUrl, host }, status) {
  const isBegun = status.demo || status.demoBegun;
  if (demo === 'always' && status.used && !isBegun) {
    throw new Error(
      `SEED_DEMO=true would add accounts with a known password to a shop that has staff of its own. Take SEED_DEMO out, or use an empty database.`,
    );
  }
  if (!isOpen || process.env.DEMO_ON_NETWORK === 'true') return;
  const where = `the shop is reached from other machines (PUBLIC_URL ${publicUrl}, HOST ${host})`;
  if (!status.demo && (demo === 'always' || (demo === 'when-new' && (status.demoBegun || !status.used)))) {
    throw new Error(
      `Demo data brings accounts with a known password, and ${where}. SEED_DEMO=false starts without it; DEMO_ON_NETWORK=true allows it.`,
    );
  }
  const names = status.demoAccounts.filter(hasDemoPassword).map(({ name }) => name);
  if (names.length === 0) return;
  throw new Error(
    `${names.join(', ')} can be signed in to with the demo's known password, and ${where}. Change the passwords or deactivate the accounts; DEMO_ON_NETWORK=true allows them.`,
  );
}

/** @param {Account} account */
function hasDemoPassword({ hash, salt }) {
  const [, digest] = HASH.exec(hash ?? '') ?? [];
  return digest === pbkdf2Sync(DEMO_PASSWORD, salt ?? '', ROUNDS, 32, 'sha256').toString('hex');
}
