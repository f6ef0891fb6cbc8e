import { createClient } from '@redis/client';

const TIMEOUT_MS = 5_000;

/** @param {string} url @throws an error of one line if it cannot be reached */
export async function checkRedis(url) {
  const client = createClient({ url, socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: false } });
  client.on('error', () => {});
  try {
    await client.connect();
    client.destroy();
  } catch (error) {
    const { code, message } = /** @type {{ code?: string, message: string }} */ (error);
    throw new Error(`No connection to Redis at ${new URL(url).host}: ${message || code}`, { cause: error });
  }
}
