/** `superseded`: those that waited start over; `alone`: each renders its own. */
export type Landing<T> = { readonly kind: 'shared'; readonly value: T } | { readonly kind: 'superseded' | 'alone' };

const PATIENCE_MS = 10_000;

export class SingleFlight<T> {
  private readonly flights = new Map<string, Promise<Landing<T>>>();

  constructor(private readonly patienceMs = PATIENCE_MS) {}

  underWay(key: string): Promise<Landing<T>> | undefined {
    return this.flights.get(key);
  }

  /** Opens a render for this key; its first call of the returned function informs the waiters. */
  begin(key: string): (landing: Landing<T>) => void {
    let resolve: (landing: Landing<T>) => void = () => undefined;
    const flight = new Promise<Landing<T>>((settle) => (resolve = settle));
    const land = (landing: Landing<T>): void => {
      clearTimeout(timer);
      if (this.flights.get(key) === flight) this.flights.delete(key);
      resolve(landing);
    };
    const timer = setTimeout(land, this.patienceMs, { kind: 'alone' });
    timer.unref();
    this.flights.set(key, flight);
    return land;
  }
}
