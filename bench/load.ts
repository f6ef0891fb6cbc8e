import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  /** ms */
  p99: number;
  /** Answers that were no 2xx, and requests without one. */
  failed: number;
}

type Target = {
  url: string;
  seconds: number;
  connections?: number;
  /** A different address each time, so that nothing stored can answer. */
  vary?: boolean;
};

let round = 0;

/** Asks one address as fast as it answers, by 50 connections unless told otherwise; compressed, as browsers do. */
export async function load({ url, seconds, connections = 50, vary = false }: Target): Promise<Load> {
  const { pathname, search, origin } = new URL(url);
  const path = `${pathname}${search}`;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip' },
    requests: [
      vary
        ? {
            setupRequest: (request) => {
              round += 1;
              return { ...request, path: `${path}${search ? '&' : '?'}round=${round}` };
            },
          }
        : { path },
    ],
  });
  // What was still being answered when time was up must not slow down what is measured next.
  round += 1;
  await fetch(`${url}${search ? '&' : '?'}round=${round}`).then((response) => response.arrayBuffer());
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
