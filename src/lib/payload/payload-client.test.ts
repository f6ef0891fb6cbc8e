import { expect, it, vi } from 'vitest';

vi.mock('@payload-config', () => ({ default: {} }));

it('is left to requests by a build', async () => {
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  const { getPayloadClient } = await import('./payload-client');
  await expect(getPayloadClient()).rejects.toThrow('`connection` was called outside a request scope');
});
