import { describe, expect, it } from 'vitest';
import { SingleFlight } from './single-flight';

describe('single flight', () => {
  it('tells all waiters how the render ended and forgets it', async () => {
    const flights = new SingleFlight<string>();
    const land = flights.begin('k');
    const [first, second] = [flights.underWay('k'), flights.underWay('k')];
    land({ kind: 'shared', value: 'page' });
    expect(await first).toEqual({ kind: 'shared', value: 'page' });
    expect(await second).toEqual({ kind: 'shared', value: 'page' });
    expect(flights.underWay('k')).toBeUndefined();
  });

  it('counts the first word on how a render ended', async () => {
    const flights = new SingleFlight<string>();
    const land = flights.begin('k');
    const waiter = flights.underWay('k');
    land({ kind: 'alone' });
    land({ kind: 'superseded' });
    expect(await waiter).toEqual({ kind: 'alone' });
  });

  it('leaves a later render of the same key alone', () => {
    const flights = new SingleFlight<string>();
    const first = flights.begin('k');
    first({ kind: 'superseded' });
    flights.begin('k');
    first({ kind: 'alone' });
    expect(flights.underWay('k')).toBeDefined();
  });

  it('sends waiters on their own way when a render takes too long', async () => {
    const flights = new SingleFlight<string>(5);
    flights.begin('k');
    expect(await flights.underWay('k')).toEqual({ kind: 'alone' });
  });
});
