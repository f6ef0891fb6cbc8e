import { createInterface } from 'node:readline';

import { onNode24 } from './lib/node.mjs';

/** `KITROOM_URL=… KITROOM_KEY=… npm run -s mcp`: MCP over standard input and output, passed on to `/api/mcp`. */
await onNode24();
const { KITROOM_URL: url, KITROOM_KEY: key } = process.env;
if (!url) throw new Error('Set KITROOM_URL to the address of the shop, and KITROOM_KEY to a key if you have one.');
const address = new URL('/api/mcp', url);
const headers = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
  ...(key && { Authorization: `Bearer ${key}` }),
};

/** @param {string} line @returns {Promise<string>} '' for a notification */
async function pass(line) {
  const response = await fetch(address, { method: 'POST', headers, body: line });
  const text = await response.text();
  if (response.headers.get('content-type')?.startsWith('text/event-stream'))
    return text
      .split('\n')
      .flatMap((each) => (each.startsWith('data: ') ? each.slice('data: '.length) : []))
      .join('\n');
  if (response.ok) return text;
  const { id = null } = JSON.parse(line);
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32000, message: `${response.status} ${text}` } });
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const answer = await pass(line);
  if (answer) process.stdout.write(`${answer}\n`);
}
