import { createHash } from 'node:crypto';

/** Their hashes are sent with every answer: more would make a header weigh as much as the page saves. */
const MOST = 20;
const INLINE = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;
/** Data, which no browser runs. */
const DATA = /\stype="(?!module"|text\/javascript")/;
const ANY_INLINE = "script-src 'self' 'unsafe-inline'";

/** Allows only the inline scripts that a stored page holds, so that an injected one does not run. */
export function policyOf(page: Buffer, policy: string): string {
  // One character per byte, as the hash is of bytes.
  const scripts = [...page.toString('latin1').matchAll(INLINE)].filter(([, attributes = '']) => !DATA.test(attributes));
  if (scripts.length > MOST) return policy;
  const hashes = new Set(scripts.map(([, , script = '']) => `'sha256-${hashOf(script)}'`));
  return policy.replace(ANY_INLINE, ["script-src 'self'", ...hashes].join(' '));
}

const hashOf = (script: string): string => createHash('sha256').update(script, 'latin1').digest('base64');
