import { totalmem } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { availableMemory, defaultBudget, divideBudget } from './budget';

const MEGABYTE = 1024 * 1024;

describe('budget of the response store', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['a small machine', 256, 64],
    ['a larger one', 560, 70],
    ['a large machine', 64 * 1_024, 80],
  ])('of %s is an eighth of its memory, within limits', (_what, memory, budget) => {
    expect(defaultBudget(memory * MEGABYTE)).toBe(budget * MEGABYTE);
  });

  it('is made from what a container may have, where that is less than the machine has', () => {
    const limit = vi.spyOn(process, 'constrainedMemory');
    expect(limit.mockReturnValue(100 * MEGABYTE) && availableMemory()).toBe(100 * MEGABYTE);
    expect(limit.mockReturnValue(2 ** 63) && availableMemory()).toBe(totalmem());
    expect(limit.mockReturnValue(0) && availableMemory()).toBe(totalmem());
  });

  it('is divided without a rest', () => {
    const { maxBytes, maxVariantBytes } = divideBudget(100 * MEGABYTE);
    expect([maxBytes + maxVariantBytes, maxVariantBytes]).toEqual([100 * MEGABYTE, Math.floor((100 * MEGABYTE) / 3)]);
  });
});
