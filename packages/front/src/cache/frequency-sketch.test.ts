import { describe, expect, it } from 'vitest';
import { FrequencySketch } from './frequency-sketch';

function count(sketch: FrequencySketch, key: string, times: number): void {
  for (let time = 0; time < times; time += 1) sketch.increment(key);
}

describe('frequency sketch', () => {
  it('tells how often each key was counted, up to 15', () => {
    const sketch = new FrequencySketch();
    count(sketch, '/a', 1);
    count(sketch, '/b', 7);
    count(sketch, '/c', 100);
    expect(['/a', '/b', '/c', '/never'].map((key) => sketch.estimate(key))).toEqual([1, 7, 15, 0]);
  });

  it('seldom takes one of many keys for another, and never tells less', () => {
    const sketch = new FrequencySketch(1_000);
    const keys = Array.from({ length: 1_000 }, (_, index) => `/product/${index}`);
    keys.forEach((key, index) => count(sketch, key, (index % 3) + 1));
    const errors = keys.map((key, index) => sketch.estimate(key) - ((index % 3) + 1));
    expect(errors.filter((error) => error < 0)).toEqual([]);
    expect(errors.filter((error) => error > 0).length).toBeLessThan(20);
  });

  it('halves all counts in time, so that keys without requests are forgotten', () => {
    const sketch = new FrequencySketch(16);
    count(sketch, '/yesterday', 15);
    count(sketch, '/today', 16 * 10 - 15);
    expect([sketch.estimate('/yesterday'), sketch.estimate('/today')]).toEqual([7, 7]);
    count(sketch, '/today', 16 * 10);
    expect(sketch.estimate('/yesterday')).toBeLessThanOrEqual(3);
  });
});
